export interface NamedPlace {
  readonly href: string;
  readonly label: string;
}

/**
 * The page likely meant: within three edits that leave half of its letters.
 * Self-contained: its source is inlined into a page.
 */
export function nearestPlace(
  address: string,
  places: readonly NamedPlace[],
): NamedPlace | undefined {
  const mostEdits = 3;
  const typed = address.toLowerCase().replace(/\.[a-z]+$|\/+$/g, '');
  let nearest: NamedPlace | undefined;
  let fewest = mostEdits + 1;
  for (const place of places) {
    const { href } = place;
    if (Math.abs(typed.length - href.length) > mostEdits) continue;
    // Levenshtein distance, row by row.
    let row = Array.from({ length: href.length + 1 }, (_, index) => index);
    for (let i = 1; i <= typed.length; i += 1) {
      const next = [i];
      for (let j = 1; j <= href.length; j += 1) {
        const exchanged = (row[j - 1] ?? 0) + (typed[i - 1] === href[j - 1] ? 0 : 1);
        next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, exchanged));
      }
      row = next;
    }
    const distance = row[href.length] ?? 0;
    if (distance >= fewest || distance * 2 >= href.length) continue;
    nearest = place;
    fewest = distance;
  }
  return nearest;
}

const longest = 60;

/** The words of an address, to search for: 'route plans' for '/Route_plans.html'. Self-contained, as above. */
export const searchWordsOf = (path: string): string =>
  path
    .replace(/\.[a-z]+$/i, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
    .slice(0, 40);

/** Safe inside a `<script>`. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Fills the strip before this script with the address and the page likely meant. Runs before the
 * page is drawn, so that nothing shifts; a dummy stands in for parts that a content blocker
 * removed.
 */
export const unknownAddressScript = (places: readonly NamedPlace[]): string =>
  `(function(strip,nearest,wordsOf,places){
var path=location.pathname,part=function(name){return strip?.querySelector('[data-'+name+']')||document.createElement('p')},place,link,words;
try{path=decodeURI(path)}catch(e){}
part('path').textContent=path.length>${longest}?path.slice(0,${longest})+'…':path;
if(place=nearest(path,places)){link=document.createElement('a');link.href=place.href;link.textContent='Did you mean '+place.label+'?';part('meant').append(link)}
if(words=wordsOf(path)){part('search').value=words;part('words').textContent='Search for “'+words+'”'}
part('close').onclick=function(){strip.hidden=true;document.querySelector('header a')?.focus()}
})(document.currentScript.previousElementSibling,${nearestPlace},${searchWordsOf},${inScript(places)})`;
