import { type NamedPlace, nearestPlace } from './nearest-place';

/** As much of a long address as tells it from others. */
const longest = 60;

/** A value as it may stand in a script of a page. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Fills the strip of an unknown address, which stands before this script: with the address, with a
 * link to the page that was likely meant, and what its cross does. One document answers for all such
 * addresses, and it is to say which before it is drawn: what came later would move the page. Where a
 * part of the strip was taken out, by a content blocker, an element outside the page stands in for it.
 */
export const unknownAddressScript = (places: readonly NamedPlace[]): string =>
  `(function(strip,nearest,places){
var path=location.pathname,part=function(name){return strip?.querySelector('[data-'+name+']')||document.createElement('p')},place,link;
try{path=decodeURI(path)}catch(e){}
part('path').textContent=path.length>${longest}?path.slice(0,${longest})+'…':path;
if(place=nearest(path,places)){link=document.createElement('a');link.href=place.href;link.textContent='Did you mean '+place.label+'?';part('meant').append(link)}
part('close').onclick=function(){strip.hidden=true;document.querySelector('header a')?.focus()}
})(document.currentScript.previousElementSibling,${nearestPlace},${inScript(places)})`;
