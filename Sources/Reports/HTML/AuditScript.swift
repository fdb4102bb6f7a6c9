// What script adds to the audit page: the filter of the findings, which the address keeps, so that a link shows what its
// sender saw; links that open what they lead to; the section one is in. Without it everything is shown.

enum AuditScript {
  /// The SHA-256 of the script with the line breaks around it, by which the page's policy knows it. When the script
  /// changes, `.ci/audit` says what it has to be.
  static let hash = "rRXUNe58PSFXqCZspxgrh7GSz3duICRXu3XLpsLShPU="

  static let text = #"""
    (function(){
    var doc=document;
    function each(list,what){[].forEach.call(list,what)}
    function reveal(){
    var id="";try{id=decodeURIComponent(location.hash.slice(1))}catch(e){}
    var target=id&&doc.getElementById(id),closed=target&&target.closest("details:not([open])");
    if(closed){closed.open=true;target.scrollIntoView()}}
    window.addEventListener("hashchange",reveal);
    var links={};
    each(doc.querySelectorAll("#sections a"),function(a){links[a.hash.slice(1)]=a});
    if(window.IntersectionObserver){
    var seen=new IntersectionObserver(function(entries){entries.forEach(function(entry){
    var a=links[entry.target.id];if(!a)return;
    if(entry.isIntersecting)a.setAttribute("aria-current","true");else a.removeAttribute("aria-current")})},
    {rootMargin:"-25% 0px -74% 0px"});
    each(doc.querySelectorAll("main section"),function(s){seen.observe(s)})}
    var opened=[];
    window.addEventListener("beforeprint",function(){
    if(window.CSS&&CSS.supports("selector(::details-content)"))return;
    each(doc.querySelectorAll("details:not([open])"),function(d){opened.push(d);d.open=true})});
    window.addEventListener("afterprint",function(){opened.forEach(function(d){d.open=false});opened=[]});
    var form=doc.getElementById("filter");
    if(!form){reveal();return}
    form.hidden=false;
    var items=[].slice.call(doc.querySelectorAll("[data-s]"));
    var groups=[].slice.call(doc.querySelectorAll("#found details"));
    var status=doc.getElementById("filter-status"),fields=form.elements,names=["q","s","e","p","c"],texts=null,timer=0;
    function plain(text){return text.toLowerCase().replace(/\s+/g," ")}
    function gather(){
    var heads=groups.map(function(g){return plain([].map.call(g.querySelectorAll("[data-t]"),
    function(t){return t.textContent}).join(" "))});
    texts=items.map(function(item){return heads[groups.indexOf(item.closest("details"))]+" "+plain(item.textContent)})}
    function test(word){
    if(!/^\d+\.\d+\.\d+$/.test(word))return function(text){return text.indexOf(word)>=0};
    var number=new RegExp("(^|[^\\d.])"+word.replace(/\./g,"\\.")+"(?![\\d]|\\.\\d)");
    return function(text){return number.test(text)}}
    function apply(){
    var s=fields.s.value,e=fields.e.value,p=fields.p.value,c=fields.c.value,shown=0;
    var words=plain(fields.q.value).split(" ").filter(Boolean).map(test),active=words.length||s||e||p||c;
    if(words.length&&!texts)gather();
    items.forEach(function(item,index){
    var d=item.dataset;
    var ok=(!s||d.s===s)&&(!e||(d.e||"proven")===e)
    &&(!p||(" "+item.closest("details").dataset.p+" ").indexOf(" "+p+" ")>=0)
    &&(!c||(" "+(d.c||"")+" ").indexOf(" "+c+" ")>=0)&&words.every(function(word){return word(texts[index])});
    item.hidden=!ok;if(ok)shown++});
    groups.forEach(function(group){
    var some=group.querySelector("[data-s]:not([hidden])");
    group.hidden=!some;if(active&&some)group.open=true});
    status.textContent=active?(shown?shown+" of "+items.length+" findings shown.":"No findings match."):items.length+" findings."}
    function keep(){
    try{
    var url=new URL(location.href);
    names.forEach(function(name){
    var value=fields[name].value.trim();
    if(value)url.searchParams.set(name,value);else url.searchParams.delete(name)});
    if(url.href!==location.href)history.replaceState(null,"",url.href)}catch(e){}}
    function take(query){
    var given=new URLSearchParams(query),some=false;
    names.forEach(function(name){
    var field=fields[name];field.value=given.get(name)||"";
    if(field.selectedIndex<0)field.selectedIndex=0;
    if(field.value)some=true});
    return some}
    function change(){apply();keep()}
    form.addEventListener("input",function(){clearTimeout(timer);timer=setTimeout(change,120)});
    form.addEventListener("submit",function(event){event.preventDefault();change()});
    form.addEventListener("reset",function(){setTimeout(change,0)});
    each(doc.querySelectorAll("[data-filter]"),function(link){
    link.addEventListener("click",function(){take(link.dataset.filter);change()})});
    var given=take(location.search);
    apply();
    if(given&&!location.hash)doc.getElementById("findings").scrollIntoView();else reveal()})();
    """#
}
