/** What a reader should never meet, with how it is found in HTML, Markdown, a feed or JSON. */
const signs: Readonly<Record<string, RegExp>> = {
  undefined: /\bundefined\b/g,
  NaN: /\bNaN\b/g,
  '[object Object]': /\[object \w+\]/g,
  'an element without content':
    /<(h[1-6]|p|li|ul|ol|dl|dt|dd|td|th|tr|figcaption|a|button|summary|option|label|title|b|strong|blockquote)( [^>]*)?><\/\1>/g,
  'a link without an address': /<a (?![^>]*\bhref="[^"])[^>]*>/g,
  'a picture without a file': /<img (?![^>]*\bsrc="[^"])[^>]*>/g,
};

/** How often each stands in a page. */
export const holesIn = (page: string): ReadonlyMap<string, number> =>
  new Map(Object.entries(signs).map(([name, sign]) => [name, page.match(sign)?.length ?? 0]));

/** Names of what a page has more of than it had when its content was sound. */
export function newHoles(
  page: string,
  sound: ReadonlyMap<string, number> = new Map(),
): readonly string[] {
  return [...holesIn(page)].flatMap(([name, count]) =>
    count > (sound.get(name) ?? 0) ? [name] : [],
  );
}
