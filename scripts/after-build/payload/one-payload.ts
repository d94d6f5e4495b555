import type { Element, Page } from '../page';
import { fill, stillAttribute, withoutStill } from './still';

const start = '(self.__next_f=self.__next_f||[]).push([0])';
const part = /^self\.__next_f\.push\((\[1,[\s\S]*\])\)$/;

/** Whether an element is a script with data of the page, which React reads when it takes the page over. */
export const isPayload = ({ tagName, text }: Element): boolean =>
  tagName === 'script' && (text === start || part.test(text));

/** Whether an element is the script that names the files which begin the page. */
const isBootstrap = ({ tagName, text }: Element): boolean =>
  tagName === 'script' && text.startsWith('(globalThis["TURBOPACK"]');

/** What a script with data says; nothing for the one that only begins the list of them. */
function dataOf(text: string): string {
  const [, data] = part.exec(text) ?? [];
  return data ? (JSON.parse(data)[1] as string) : '';
}

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

/**
 * Makes one script of those with data of the page, and of the one that names its first files. Next cuts
 * them for pages that stream; a page in a file has all of them at once, before any file has come, and
 * each costs it a hash in its policy, which no compression shortens.
 */
export function joinPayload(page: Page): void {
  const [first, ...others] = page.elements.filter(isPayload);
  if (!first) return;
  const bootstrap = page.elements.filter(isBootstrap);
  const data = [first, ...others].map(({ text }) => dataOf(text)).join('');
  const still = withoutStill(data, page.source);
  for (const [number, place] of still.places.entries()) {
    const element = page.elements.find((one) => one.start === place);
    if (!element) throw new Error(`No element begins at ${place}.`);
    page.set(element, { [stillAttribute]: String(number) });
  }
  const filled = still.places.length > 0 ? fill : '';
  const push = `${start};self.__next_f.push([1,${templateLiteral(still.data)}${filled}])`;
  page.setText(first, [...bootstrap.map(({ text }) => text), push].join('\n'));
  for (const other of [...others, ...bootstrap]) page.remove(other);
}
