import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FeatureBlocks } from '@/components/pages/home/features/feature-blocks';
import { featureGroups, featuresSection, notificationExamples } from '@/content/home/features';
import { withImages } from '@/lib/content/products/jobs';
import { goTo, stubIntersection } from '@/tests/support/screen';

/** Reports to the board which rows lie in the middle of the window. */
let cross: (row: Element) => void;
let isBeside = true;

beforeEach(() => {
  isBeside = true;
  const view = stubIntersection();
  cross = (target) => view.cross(true, target);
  Element.prototype.scrollIntoView = vi.fn();
  const styles = window.getComputedStyle;
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const style = styles(element, pseudo);
    if (isBeside && element.classList.contains('jobs')) style.setProperty('--beside', '1');
    return style;
  });
});

function show(address = '/') {
  goTo(address);
  return render(
    <FeatureBlocks
      {...featuresSection}
      groups={withImages(featureGroups)}
      notifications={notificationExamples}
    />,
  );
}

const details = (id: string) => document.getElementById(id) as HTMLDetailsElement;
const row = (id: string) => details(id).querySelector('summary') as HTMLElement;

it('follows pointer, focus and the middle of the window where pictures stand beside', () => {
  show();
  fireEvent.pointerOver(row('pickup-management'));
  expect(details('pickup-management').open).toBe(true);
  fireEvent.focusIn(row('billing-automation'));
  expect(details('billing-automation').open).toBe(true);
  cross(details('sim-based-tracking'));
  expect(details('sim-based-tracking').open).toBe(true);
  // All groups stand open, and what is open stays.
  for (const each of document.querySelectorAll<HTMLDetailsElement>('.job-group'))
    expect(each.open).toBe(true);
  expect(fireEvent.click(row('sim-based-tracking'))).toBe(false);
});

it('leaves a row open while its link has the focus', () => {
  show();
  const link = details('iot-gps-tracking').querySelector('a') as HTMLElement;
  act(() => link.focus());
  fireEvent.pointerOver(row('pickup-management'));
  cross(details('sim-based-tracking'));
  expect(details('pickup-management').open).toBe(false);
  expect(details('sim-based-tracking').open).toBe(false);
});

it('opens the job that the address names, and the group around it', () => {
  isBeside = false;
  show('/#alert-&-notification');
  expect(details('alert-&-notification').open).toBe(true);
  expect(details('alert-&-notification').parentElement?.closest('details')).toHaveAttribute('open');
});

it('opens by press alone where there is no room beside it', () => {
  isBeside = false;
  show();
  fireEvent.pointerOver(row('sim-based-tracking'));
  cross(details('sim-based-tracking'));
  expect(details('sim-based-tracking').open).toBe(false);
  expect(fireEvent.click(row('iot-gps-tracking'))).toBe(true);
});
