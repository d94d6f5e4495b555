/** The middle of the first element of a selector that is seen, still and under nothing; null where there is none
 * yet. Runs in the page. */
export function seen(selector: string): [x: number, y: number] | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  if (!element) return null;
  const before = element.getBoundingClientRect();
  if (before.top < 100 || before.bottom > innerHeight - 100) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const place = `${selector} ${x} ${y}`;
  const isStill = document.documentElement.dataset.seen === place;
  document.documentElement.dataset.seen = place;
  const hit = document.elementFromPoint(x, y);
  return isStill && hit && (element.contains(hit) || hit.contains(element)) ? [x, y] : null;
}
