/** A page by its address and its name. */
export interface NamedPlace {
  readonly href: string;
  readonly label: string;
}

/**
 * The page whose address was likely meant: the nearest one within three edits (letters put in, left
 * out or exchanged), as long as half of its letters were met. Capitals, a slash at the end and a
 * file's ending do not count.
 *
 * It calls nothing but itself: a page carries its source, so that it runs before the page is drawn.
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
    // Edits between all beginnings of the one and those of the other, row by row.
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
