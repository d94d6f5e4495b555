import { type NamedPlace, nearestPlace } from './nearest-place';

const longest = 60;

/** Safe inside a `<script>`. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Fills the strip before this script with the address and the page likely meant. Runs before the
 * page is drawn, so that nothing shifts; a dummy stands in for parts that a content blocker
 * removed.
 */
export const unknownAddressScript = (places: readonly NamedPlace[]): string =>
  `(function(strip,nearest,places){
var path=location.pathname,part=function(name){return strip?.querySelector('[data-'+name+']')||document.createElement('p')},place,link;
try{path=decodeURI(path)}catch(e){}
part('path').textContent=path.length>${longest}?path.slice(0,${longest})+'…':path;
if(place=nearest(path,places)){link=document.createElement('a');link.href=place.href;link.textContent='Did you mean '+place.label+'?';part('meant').append(link)}
part('close').onclick=function(){strip.hidden=true;document.querySelector('header a')?.focus()}
})(document.currentScript.previousElementSibling,${nearestPlace},${inScript(places)})`;
