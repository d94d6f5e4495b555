import type { Page } from '@playwright/test';
import { settled } from '../support/look';

/** Buttons and fields without an edge, and states that only a ground showed, in forced colors. */
export async function forcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  await settled(page);
  const findings = await page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) => element.outerHTML.slice(0, 100);
    const visible = (chosen: string) =>
      [...document.querySelectorAll(chosen)].filter(
        (element) => element.checkVisibility() && !element.closest('.sr-only'),
      );
    const hasEdge = (style: CSSStyleDeclaration) =>
      Number.parseFloat(style.borderBottomWidth) > 0 ||
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0);

    const fields =
      'input:not([type="radio"], [type="checkbox"], [type="hidden"]), select, textarea';
    for (const element of visible(`.button, ${fields}`)) {
      const boxes = [element, element.parentElement as Element];
      if (!boxes.some((box) => hasEdge(getComputedStyle(box))))
        found.push(`no edge: ${name(element)}`);
    }
    for (const element of visible('button, a')) {
      const drawn = getComputedStyle(element, '::before').content;
      const hasWords = element.textContent?.trim() || !/^(none|normal)$/.test(drawn);
      if (!hasWords && !element.querySelector('svg, img'))
        found.push(`nothing in it: ${name(element)}`);
    }

    const looks = (element: Element) =>
      [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const { content, fontWeight, textDecorationLine, backgroundColor, color } = style;
        const edges = [style.borderTopWidth, style.borderBottomWidth, style.borderTopColor];
        const outline = style.outlineStyle === 'none' ? '' : style.outlineWidth;
        return [content, fontWeight, textDecorationLine, backgroundColor, color, edges, outline];
      });
    const look = (element: Element) =>
      JSON.stringify([element, ...element.querySelectorAll('*')].map(looks));
    const states: [string, string][] = [
      ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
      ['button[aria-pressed="true"]', 'button[aria-pressed="false"]'],
      ['a[aria-current]', 'a:not([aria-current])'],
    ];
    for (const [on, off] of states) {
      for (const element of visible(on)) {
        const list = element.closest('[role="tablist"], ul, ol, nav, [role="group"], fieldset');
        const other = [...(list?.querySelectorAll(off) ?? [])].find(
          (each) => each.checkVisibility() && each.className === element.className,
        );
        if (other && look(element) === look(other))
          found.push(`looks like the rest: ${name(element)}`);
      }
    }
    return found;
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return findings;
}
