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
    .tiles b{display:block;font-size:1.9rem;line-height:1.1;font-variant-numeric:tabular-nums}
    .tiles span{color:var(--hero-soft);font-size:.9rem}
    nav{background:var(--panel);border-bottom:1px solid var(--line)}
    nav ul{display:flex;flex-wrap:wrap;gap:.15rem .4rem;list-style:none;margin:0;padding:.5rem 0}
    nav a{display:inline-block;padding:.35rem .6rem;border-radius:6px;color:var(--ink);text-decoration:none;font-size:.95rem}
    nav a:hover{background:var(--card);text-decoration:underline}
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
    .map{max-height:36rem;overflow:auto}
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
    [hidden]{display:none!important}
    @media (max-width:56rem){
    .stack thead{position:absolute;left:-9999px}
    .stack tr{display:block;padding:.6rem .2rem;border-top:1px solid var(--line)}
    .stack th,.stack td{display:block;border:0;padding:.1rem .8rem;text-align:left;white-space:normal}
    .stack td[data-l]::before{content:attr(data-l) ": ";color:var(--soft)}
    .stack td:empty{display:none}
    th,td{padding:.5rem .6rem}}
    @media (forced-colors:active){
    .pill,.card,.tiles li,details,.scroll,.bar{border:1px solid CanvasText}
    mark{background:Highlight;color:HighlightText;forced-color-adjust:none}
    .swatch{forced-color-adjust:none}
    svg text,svg .muted{fill:CanvasText}}
    @media print{
    :root{--bg:#fff;--panel:#fff;--card:#fff;--ink:#000;--soft:#333;--line:#999;--hero:#fff;--hero-ink:#000;
    --hero-soft:#333;--shadow:none}
    nav,.filters,.skip{display:none}
    section{padding-top:1rem;break-before:auto}
    h2,h3,summary{break-after:avoid}
    .card,ul.found>li,tr{break-inside:avoid}
    details::details-content{content-visibility:visible;height:auto}
    .tiles li{border-color:#999}
    a{color:#000}}
    """

  /// The filter of the findings: without it everything is shown.
  /// The SHA-256 of the script with the line breaks around it, by which the page's policy knows it. When the script
  /// changes, `.ci/audit` says what it has to be.
  static let scriptHash = "Uspae2gspA70x20yDwde7Q/lzRXzo7D6Xns0UZCRG4o="

  static let script = """
    (function(){
    var form=document.getElementById("filter");if(!form)return;
    form.hidden=false;
    var items=[].slice.call(document.querySelectorAll("[data-s]"));
    var groups=[].slice.call(document.querySelectorAll("#found details"));
    var status=document.getElementById("filter-status");
    var words=form.elements.q,severity=form.elements.s,people=form.elements.p,screen=form.elements.c;
    var texts=null,timer=0;
    function apply(){
    var query=words.value.trim().toLowerCase(),s=severity.value,p=people.value,c=screen.value,shown=0,active=query||s||p||c;
    if(query&&!texts)texts=items.map(function(i){return i.textContent.toLowerCase()});
    items.forEach(function(item,index){
    var d=item.dataset;
    var ok=(!s||d.s===s)&&(!p||(" "+item.closest("details").dataset.p+" ").indexOf(" "+p+" ")>=0)
    &&(!c||(" "+(d.c||"")+" ").indexOf(" "+c+" ")>=0)&&(!query||texts[index].indexOf(query)>=0);
    item.hidden=!ok;if(ok)shown++});
    groups.forEach(function(group){
    var some=group.querySelector("[data-s]:not([hidden])");
    group.hidden=!some;if(active&&some)group.open=true});
    status.textContent=active?shown+" of "+items.length+" findings shown.":items.length+" findings."}
    form.addEventListener("input",function(){clearTimeout(timer);timer=setTimeout(apply,120)});
    form.addEventListener("submit",function(event){event.preventDefault();apply()});
    form.addEventListener("reset",function(){setTimeout(apply,0)});
    [].forEach.call(document.querySelectorAll("[data-people]"),function(link){
    link.addEventListener("click",function(){people.value=link.dataset.people;apply()})});
    window.addEventListener("beforeprint",function(){
    [].forEach.call(document.querySelectorAll("details"),function(d){d.open=true})});
    apply()})();
    """
}
