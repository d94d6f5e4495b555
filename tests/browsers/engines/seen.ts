/** The middle of the first element of a selector that is seen, at rest and takes presses; null where there is none
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
  const { dataset } = document.documentElement;
  const place = `${selector} ${x} ${y} ${scrollY}`;
  const frame = `${document.timeline.currentTime}`;
  const isStill = dataset.seen === place && dataset.seenIn !== frame;
  if (dataset.seen !== place) Object.assign(dataset, { seen: place, seenIn: frame });
  // Around an inert element, what is hit is what holds it.
  return isStill && element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}
