import type { Element, Page } from '../page';
import { takeStaticParts } from './static-parts';

// React decides on import; the development build warns of keys that the data no longer has.
if (process.env.NODE_ENV !== 'test') Object.assign(process.env, { NODE_ENV: 'production' });
const { renderToString } = await import('react-dom/server');

const start = '(self.__next_f=self.__next_f||[]).push([0])';
const part = /^self\.__next_f\.push\((\[1,[\s\S]*\])\)$/;

export const isPayload = ({ tagName, text }: Element): boolean =>
  tagName === 'script' && (text === start || part.test(text));

const isBootstrap = ({ tagName, text }: Element): boolean =>
  tagName === 'script' && text.startsWith('(globalThis["TURBOPACK"]');

/** Undefined for the script that only creates the list. */
const dataOf = (text: string): string => JSON.parse(part.exec(text)?.[1] ?? '[1,""]')[1];

/** Quotes stay as in the markup above, so it compresses 3 % of a page better than JSON. */
function templateLiteral(text: string): string {
  const escaped = text
    .replace(/[\\`]|\$(?=\{)/g, '\\$&')
    .replaceAll('\r', '\\r')
    .replace(/<(?=!--|\/?script)/gi, '\\x3c');
  return `\`${escaped}\``;
}

const staticAttribute = 'data-static';

/**
 * Copies the markup of static parts into the data, empty where a blocker removed it. React needs it
 * only to create a part again, as on return to the page.
 */
const fill = `.replace(/"@static:(\\d+)"/g,(_,n)=>JSON.stringify(document.querySelector(\`[${staticAttribute}="\${n}"]\`)?.innerHTML??""))`;

/**
 * Joins data and bootstrap scripts without the markup already in the page: each script costs an
 * incompressible hash in the policy. Throws where nothing is saved.
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
