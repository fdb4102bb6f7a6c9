// The looks of the audit page: light, dark, forced colours, print, and from 320 points up. Colours have at least 4.5 to 1
// on every ground they stand on.

enum AuditStyle {
  static let css = """
    :root{color-scheme:light dark;--bg:#fff;--panel:#f4f5f8;--card:#fff;--ink:#15181e;--soft:#49505e;--line:#c6cbd5;
    --strong:#7b8394;--accent:#0a58a8;--error:#a3131a;--warning:#874800;--note:#3a4a60;--good:#1b6438;
    --error-bg:#fdecec;--warning-bg:#fdf3e1;--note-bg:#edf1f6;--mark:#ffe08a;--mark-ink:#241a00;--hero:#10243e;
    --hero-ink:#fff;--hero-soft:#c8d6ea;--shadow:0 1px 2px rgb(16 24 40/.08),0 4px 16px rgb(16 24 40/.06)}
    @media (prefers-color-scheme:dark){:root{--bg:#111318;--panel:#181b21;--card:#1d2128;--ink:#eceef3;--soft:#b4bbc9;
    --line:#3a404c;--strong:#7d8698;--accent:#8abfff;--error:#ff9d9d;--warning:#f3c06c;--note:#b7c5da;--good:#86d9a4;
    --error-bg:#38191c;--warning-bg:#35270f;--note-bg:#222b38;--mark:#6b5200;--mark-ink:#fff3cf;--hero:#0c1a2e;
    --hero-soft:#b9cae3;--shadow:none}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--bg);color:var(--ink);font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
    overflow-wrap:break-word}
    a{color:var(--accent);text-underline-offset:.15em}
    a:focus-visible,summary:focus-visible,input:focus-visible,select:focus-visible,button:focus-visible,
    [tabindex]:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
    .skip{position:absolute;left:-9999px;top:0}
    .skip:focus{left:1rem;top:1rem;background:var(--card);color:var(--ink);padding:.6rem 1rem;z-index:9;border-radius:6px}
    .wrap{max-width:76rem;margin:0 auto;padding:0 1.25rem}
    .hero{background:var(--hero);color:var(--hero-ink);padding:2.25rem 0 2rem}
    .hero .eyebrow{margin:0;color:var(--hero-soft);letter-spacing:.06em;text-transform:uppercase;font-size:.8rem;
    font-weight:600}
    h1{font-size:clamp(1.6rem,1.1rem + 2.4vw,2.6rem);line-height:1.15;margin:.25rem 0 .5rem;text-wrap:balance}
    .hero p{max-width:46rem;color:var(--hero-soft);margin:.25rem 0}
    .hero strong{color:var(--hero-ink)}
    .tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(7.5rem,1fr));gap:.75rem;margin:1.5rem 0 0;padding:0;
    list-style:none}
    .tiles li{border:1px solid rgb(255 255 255/.28);border-radius:10px;padding:.7rem .9rem}
    .hero .terms{margin-top:.9rem;font-size:.92rem}
    .tiles b{display:block;font-size:1.9rem;line-height:1.1;font-variant-numeric:tabular-nums}
    .tiles span{color:var(--hero-soft);font-size:.9rem}
    html{scroll-padding-top:1rem}
    nav{background:var(--panel);border-bottom:1px solid var(--line)}
    nav ul{display:flex;flex-wrap:wrap;gap:.15rem .4rem;list-style:none;margin:0;padding:.5rem 0}
    nav a{display:inline-block;padding:.35rem .6rem;border-radius:6px;color:var(--ink);text-decoration:none;font-size:.95rem}
    nav a:hover{background:var(--card);text-decoration:underline}
    nav a[aria-current]{background:var(--card);font-weight:600;box-shadow:inset 0 -3px var(--accent)}
    .back{display:none;padding:.3rem 1.25rem}
    .back a{text-decoration:underline}
    @media (min-height:30rem){
    html{scroll-padding-top:4.5rem}
    #sections,.back{position:sticky;top:0;z-index:5}}
    @media (max-width:68rem){
    #sections{position:static}
    .back{display:block}}
    section{padding:2.25rem 0 .5rem}
    h2{font-size:1.5rem;line-height:1.2;margin:0 0 .4rem}
    h3{font-size:1.1rem;margin:1.4rem 0 .35rem}
    .lead{color:var(--soft);max-width:48rem;margin:.1rem 0 1rem}
    .grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:1rem;margin:0;padding:0;
    list-style:none}
    .grid+.scroll{margin-top:1rem}
    .card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1rem 1.1rem;box-shadow:var(--shadow);
    min-width:0}
    .card h3,.card h4{margin:0 0 .2rem}.pair{margin:.7rem 0}
    h4{margin:1rem 0 .3rem}
    th .small,summary .soft{font-weight:400}
    .card p{margin:.25rem 0;color:var(--soft);font-size:.95rem}
    .card .big,.big{font-size:1.6rem;font-weight:700;color:var(--ink);font-variant-numeric:tabular-nums}
    .bar{display:block;width:100%;height:10px;margin:.5rem 0}
    .scroll{overflow-x:auto;border:1px solid var(--line);border-radius:12px;background:var(--card)}
    table{border-collapse:collapse;width:100%;font-size:.95rem}
    caption{text-align:left;padding:.7rem .9rem .3rem;color:var(--soft);font-size:.9rem}
    th,td{text-align:left;vertical-align:top;padding:.55rem .9rem;border-top:1px solid var(--line)}
    th,td{overflow-wrap:anywhere}
    td:last-child{overflow-wrap:break-word}
    thead th{border-top:0;background:var(--panel);font-size:.85rem}
    tbody th{font-weight:600}
    td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
    .places{list-style:none;margin:0;padding:0}
    .places li{margin:0 0 .25rem}
    @media screen and (min-width:56rem){.places{min-width:17rem}}
    details.slim{border:0;background:none;margin:0}
    details.slim>summary{padding:.2rem 0;color:var(--accent)}
    td.n{overflow-wrap:normal}td.n .small{display:block;overflow-wrap:anywhere}
    thead th{overflow-wrap:normal}
    code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.86em}
    pre{margin:.5rem 0;padding:.6rem .8rem;background:var(--panel);border:1px solid var(--line);border-radius:8px;
    white-space:pre-wrap;overflow-wrap:anywhere}
    pre code{font-size:.84rem}
    .ln{color:var(--soft);user-select:none}
    mark{background:var(--mark);color:var(--mark-ink);padding:0 .1em;border-radius:3px}
    .pill{display:inline-block;border:1.5px solid currentcolor;border-radius:999px;padding:0 .6em;font-size:.82rem;
    font-weight:600;white-space:nowrap;line-height:1.6}
    .error{color:var(--error);background:var(--error-bg)}.warning{color:var(--warning);background:var(--warning-bg)}
    .note,.open{color:var(--note);background:var(--note-bg)}.plain{color:var(--soft)}
    .soft{color:var(--soft)}.small{font-size:.9rem}
    details{border:1px solid var(--line);border-radius:12px;background:var(--card);margin:.6rem 0}
    details>summary{cursor:pointer;padding:.7rem 1rem;border-radius:12px}
    summary h3{display:inline;font-size:1.02rem;margin:0}
    summary .meta{color:var(--soft);font-size:.92rem;font-weight:400}
    summary .pill{margin-left:.25rem}
    details>.in{padding:0 1rem 1rem}
    ol.heard{list-style:none;margin:.4rem 0;padding:.6rem .4rem;background:var(--panel);border:1px solid var(--line);
    border-radius:8px;font-size:.95rem}
    ol.heard li{padding:.12rem .4rem .12rem calc(.4rem + var(--d,0)*1.1rem)}
    ol.heard .g{color:var(--soft);font-style:italic}
    ol.heard .x{color:var(--error)}
    ol.heard .k{display:inline-block;min-width:2.2em;color:var(--soft);font-variant-numeric:tabular-nums;font-size:.85em}
    ul.found{list-style:none;margin:0;padding:0}
    ul.found>li{border-top:1px solid var(--line);padding:.7rem 0}
    ul.found>li:first-child{border-top:0}
    ul.found p{margin:.2rem 0}
    .filters{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));gap:.8rem 1.2rem;
    align-items:end;background:var(--panel);border:1px solid var(--line);border-radius:12px;padding:1rem;margin:0 0 1rem}
    .filters label{display:block;font-weight:600;font-size:.92rem;margin-bottom:.2rem}
    .filters input,.filters select,.filters button{font:inherit;width:100%;min-height:44px;padding:.4rem .6rem;
    color:var(--ink);background:var(--card);border:1px solid var(--strong);border-radius:8px}
    .filters button{cursor:pointer;font-weight:600}
    .filters p{margin:0;grid-column:1/-1;color:var(--soft)}
    svg{max-width:100%;height:auto}
    .map{max-height:80vh;overflow:auto}
    .map-figure{position:relative;margin-bottom:1.2rem}
    .map svg{display:block;width:var(--w);max-width:none;height:auto}
    .map-figure:has(#zoom-fit:checked) svg{width:100%}
    .map-figure:has(#zoom-150:checked) svg{width:calc(var(--w)*1.5)}
    .map-figure:has(#zoom-200:checked) svg{width:calc(var(--w)*2)}
    .zoom{display:flex;flex-wrap:wrap;gap:.2rem 1rem;align-items:center;border:0;margin:0 0 .5rem;padding:0}
    .zoom legend{float:left;margin-right:1rem;padding:0;font-weight:600;font-size:.92rem}
    .zoom label{display:inline-flex;align-items:center;gap:.4rem;min-height:2.2rem}
    .zoom input{width:1.15rem;height:1.15rem;margin:0;accent-color:var(--accent)}
    svg .way{fill:none;stroke:var(--strong);stroke-width:1.5}
    svg .box{fill:var(--card)}
    .map text{font-size:13.5px}.map .muted{font-size:12px}
    .map .layer{font-size:13.5px;font-weight:600}
    .map a{text-decoration:none}
    .map a:hover text:first-of-type{text-decoration:underline}
    .map a:focus-visible{outline:none}
    .map a:focus-visible .box{stroke:var(--accent);stroke-width:5}
    svg text{fill:var(--ink);font:14px system-ui,sans-serif}
    svg .muted{fill:var(--soft)}
    figure{margin:0}
    figcaption{color:var(--soft);font-size:.92rem;margin-top:.4rem}
    .pairs{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,8rem),1fr));gap:.5rem;margin:.5rem 0;padding:0;
    list-style:none}
    .pairs li{font-size:.85rem;color:var(--soft);min-width:0}
    .pairs svg{display:block;width:100%;border:1px solid var(--strong);border-radius:8px}
    .pairs b{color:var(--ink)}
    .fontrow{display:flex;flex-wrap:wrap;align-items:baseline;gap:.3rem 1.5rem;margin:.4rem 0}
    .fontrow svg{max-width:none}
    .tests{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr));gap:1rem}
    .tests ol{padding-left:1.3rem;margin:.4rem 0}
    footer{border-top:1px solid var(--line);margin-top:2.5rem;padding:1.5rem 0 3rem;color:var(--soft);font-size:.92rem}
    .paper{display:none}
    [hidden]{display:none!important}
    @media screen and (max-width:56rem){
    .stack thead{position:absolute;left:-9999px}
    .stack tr{display:block;padding:.6rem .2rem;border-top:1px solid var(--line)}
    .stack th,.stack td{display:block;border:0;padding:.1rem .8rem;text-align:left;white-space:normal}
    .stack td[data-l]::before{content:attr(data-l) ": ";color:var(--soft)}
    .stack td:empty{display:none}
    th,td{padding:.5rem .6rem}}
    @media (forced-colors:active){
    .pill,.card,.tiles li,details,.scroll,.bar{border:1px solid CanvasText}
    mark{background:Highlight;color:HighlightText;forced-color-adjust:none}
    nav a[aria-current]{border-bottom:3px solid CanvasText}
    .swatch{forced-color-adjust:none}
    svg text,svg .muted{fill:CanvasText}
    svg .way{stroke:CanvasText}svg .box{fill:Canvas;stroke:LinkText}
    .map a:focus-visible .box{stroke:Highlight}}
    /* On paper: what was found and where, in little room. What VoiceOver says, code and the looks of color blindness stay on
    the screen. */
    @page{margin:14mm 12mm}
    @media print{
    :root{color-scheme:light;--bg:#fff;--panel:#fff;--card:#fff;--ink:#000;--soft:#333;--line:#999;--strong:#666;
    --accent:#0a58a8;--error:#a3131a;--warning:#874800;--note:#3a4a60;--error-bg:#fff;--warning-bg:#fff;--note-bg:#fff;
    --hero:#fff;--hero-ink:#000;--hero-soft:#333;--shadow:none}
    html{font-size:9.5pt}body{line-height:1.35}
    .wrap{max-width:none;padding:0}
    nav,.back,.filters,.skip,.zoom,.all,.heard,.heard-title,.heard-more,.sim,.enough,.help,.found pre,.found .on,.parts,.passing,.card a[data-filter],.same>.message
    {display:none!important}
    .paper{display:block}.hero{padding:0}
    section{padding:.8rem 0 0;break-before:auto}
    h2,h3,h4,summary,caption{break-after:avoid}
    h2{font-size:1.3rem}h3{font-size:1rem;margin:.5rem 0 .1rem}.lead{margin-bottom:.4rem}
    p,.card p{margin:.1rem 0;font-size:.95rem}
    .card,.pair,ul.found>li,tr,article{break-inside:avoid}
    .card{padding:.35rem .5rem;border-radius:4px}
    .grid{grid-template-columns:repeat(3,1fr);gap:.4rem}
    .tests{grid-template-columns:repeat(2,1fr);gap:.4rem}.tests ol{margin:.1rem 0}
    .duo{columns:3;column-gap:.5rem}.duo .pair{margin:0 0 .4rem;font-size:.85rem}
    .pairs{display:block;margin:.2rem 0}.pairs li{margin:.1rem 0}
    .pairs svg{width:44px;border-radius:2px}.pairs br{display:none}
    .pairs li{display:block}.pairs svg{display:inline-block;vertical-align:middle;margin-right:.3rem}.name::before{content:"· "}
    .places li{display:inline}.places br{display:none}.places li+li::before{content:"; "}
    .card figure>svg{width:64px;height:64px}
    .scroll{overflow:visible;border-radius:4px}.map{max-height:none}.map-figure svg{width:100%!important;max-height:240mm}
    #first td:nth-child(2){width:46%}#first th[scope=row]{width:30%}
    table{font-size:.9rem}th,td{padding:.2rem .4rem}
    details{border:0;border-top:1px solid var(--line);border-radius:0;margin:0}
    details>summary{padding:.25rem 0;list-style:none}summary::-webkit-details-marker{display:none}
    details>.in{padding:0 0 .3rem}
    details::details-content{content-visibility:visible;height:auto}
    details.slim>summary{break-after:auto}details.slim::details-content{display:none}
    .screens{columns:2;column-gap:1rem}
    ul.found{columns:3;column-gap:.7rem}
    ul.found>li,ul.found>li:first-child{border-top:1px solid var(--line);padding:.1rem 0;font-size:.85rem;line-height:1.25}
    ul.found p{margin:0}
    .pill{padding:0 .35em;border-width:1px;line-height:1.3}
    .tiles{gap:.4rem;margin:.4rem 0}.tiles li{border-color:#999;padding:.3rem .5rem}.tiles b{font-size:1.3rem}
    .big,.card .big{font-size:1.2rem}
    a{color:#000;text-decoration:none}}
    """
}
