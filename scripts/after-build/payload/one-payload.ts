import type { Element, Page } from '../page';
import { takeStaticParts } from './static-parts';

// React chooses what it is made of when it is read, and the other make of it warns of keys that the page's data no
// longer bears.
if (process.env.NODE_ENV !== 'test') Object.assign(process.env, { NODE_ENV: 'production' });
const { renderToString } = await import('react-dom/server');

const start = '(self.__next_f=self.__next_f||[]).push([0])';
const part = /^self\.__next_f\.push\((\[1,[\s\S]*\])\)$/;

/** Whether an element is a script with data of the page, which React reads when it takes the page over. */
export const isPayload = ({ tagName, text }: Element): boolean =>
  tagName === 'script' && (text === start || part.test(text));

/** Whether an element is the script that names the files which begin the page. */
const isBootstrap = ({ tagName, text }: Element): boolean =>
  tagName === 'script' && text.startsWith('(globalThis["TURBOPACK"]');

/** What a script with data says; nothing for the one that only begins the list of them. */
const dataOf = (text: string): string => JSON.parse(part.exec(text)?.[1] ?? '[1,""]')[1];

/**
 * Text as a template literal of a script in a page. Quotes stand in it as they stand in the markup
 * above, so that compression finds the one in the other: three percent less of a page than with JSON.
 */
export function templateLiteral(text: string): string {
  const escaped = text
    .replace(/[\\`]|\$(?=\{)/g, '\\$&')
    .replaceAll('\r', '\\r')
    .replace(/<(?=!--|\/?script)/gi, '\\x3c');
  return `\`${escaped}\``;
}

/** The attribute that marks a static part in the page. */
const staticAttribute = 'data-static';

/**
 * What the page's script does with the data before React reads it: it puts the markup in, as the browser has it by
 * then; nothing where a blocker took that out. React asks for it only where it makes a part anew: after a page was
 * left and came back, or where it could not take the page over.
 */
const fill = `.replace(/"@static:(\\d+)"/g,(_,n)=>JSON.stringify(document.querySelector(\`[${staticAttribute}="\${n}"]\`)?.innerHTML??""))`;

/**
 * Makes one script of those with data of the page, and of the one that names its first files, and leaves to the markup
 * what that says already. Next cuts them for pages that stream; in a file each costs a hash in the policy, which no
 * compression shortens. Throws an Error where nothing is saved: React then writes its data in another way.
 */
export function joinPayload(page: Page): void {
  const [first, ...others] = page.elements.filter(isPayload);
  if (!first) return;
  const bootstrap = page.elements.filter(isBootstrap);
  const joined = [first, ...others].map(({ text }) => dataOf(text)).join('');
  const { data, places } = takeStaticParts(joined, page.source, renderToString);
  if (places.length === 0 && joined.length > 10_000) {
    throw new Error(
      'No part of the data stands in the markup: React writes its data in another way now.',
    );
  }
  for (const [number, place] of places.entries()) {
    const element = page.elements.find((one) => one.start === place);
    if (!element) throw new Error(`No element begins at ${place}.`);
    page.set(element, { [staticAttribute]: String(number) });
  }
  const push = `${start};self.__next_f.push([1,${templateLiteral(data)}${fill}])`;
  page.setText(first, [...bootstrap.map(({ text }) => text), push].join('\n'));
  for (const other of [...others, ...bootstrap]) page.remove(other);
}
