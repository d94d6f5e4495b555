import type { Element, Page } from './page';

const payload = /^(\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(/;

/** Whether an element is a script with data of the page, which React reads when it takes the page over. */
export const isPayload = ({ tagName, text }: Element): boolean =>
  tagName === 'script' && payload.test(text);

/**
 * Makes one script of those with data of the page. Next cuts them for pages that stream; a page in a
 * file has all of them at once, and each costs it a hash in its policy, which no compression shortens.
 */
export function joinPayload(page: Page): void {
  const [first, ...others] = page.elements.filter(isPayload);
  if (!first || others.length === 0) return;
  page.setText(first, [first, ...others].map(({ text }) => text).join(';'));
  for (const other of others) page.remove(other);
}
