import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { sequencesOf } from '@/tests/support/planner-day';
import { optimized } from '@/tests/support/planner-view';
import { button, pass } from '@/tests/support/screen';

const high = 40;

/** Heads and rows of the list stand under one another, 40 px each: VAN 01, 1, 2, VAN 02, 3, 4. */
function boxOf(this: Element): DOMRect {
  const all = [...document.querySelectorAll('.planner-van-head, [data-stop]')];
  const own = all.filter((each) => this.contains(each));
  const top = high * all.indexOf(own[0] as Element);
  return new DOMRect(0, own.length > 0 ? top : 0, 400, high * own.length);
}

let worker: Awaited<ReturnType<typeof optimized>>['worker'];
beforeEach(async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(boxOf);
  ({ worker } = await optimized());
});

const grip = (stop: number) =>
  document.querySelector(`[data-stop="${stop}"] .planner-grip`) as HTMLElement;
const pointer = (type: 'Down' | 'Move' | 'Up' | 'Cancel', on: Element | Window, y = 0, part = {}) =>
  act(() =>
    fireEvent[`pointer${type}`](on, { clientX: 20, clientY: y, pointerId: 1, button: 0, ...part }),
  );
const marked = () => {
  const at = document.querySelector<HTMLElement>('[data-drop]');
  return at && `${at.dataset.drop} ${at.dataset.stop ?? `van ${at.dataset.van}`}`;
};
/** Takes stop 1, the second from the top, to a height. */
function drag(y: number, part = {}) {
  pointer('Down', grip(1), 60, part);
  pointer('Move', grip(1), y, part);
}
const asked = async () => {
  await pass(20);
  return worker().last('draw');
};

it.each([
  ['after the stop below', 115, 'after 2', '2 1, 3 4'],
  ['before the first stop of the next van', 150, 'before 3', '2, 1 3 4'],
  ['between two stops of the next van', 185, 'before 4', '2, 3 1 4'],
  ['far below the list', 900, 'after 4', '2, 3 4 1'],
])('drags a stop %s', async (_, y, line, expected) => {
  for (const pointerType of ['mouse', 'touch']) {
    drag(y, { pointerType });
    expect(marked()).toBe(line);
    pointer('Cancel', grip(1), y);
    expect(marked()).toBeNull();
  }
  drag(y);
  pointer('Up', grip(1), y);
  expect(marked()).toBeNull();
  expect(await asked()).toMatchObject({ sequences: sequencesOf(expected), optimized: true });
});

it('puts a stop back at Escape, and where it was let go at its own place', async () => {
  const before = (await asked())?.job;
  const heard = vi.fn();
  document.body.addEventListener('keydown', heard);
  drag(185);
  act(() => fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(heard).not.toHaveBeenCalled();
  expect(marked()).toBeNull();
  pointer('Move', grip(1), 225);
  pointer('Up', grip(1), 225);
  drag(70);
  pointer('Up', grip(1), 70);
  expect((await asked())?.job).toBe(before);
});

it('opens the row of a handle that is pressed and not dragged, and takes no other button', async () => {
  pointer('Down', grip(1), 185, { button: 2 });
  pointer('Move', grip(1), 185);
  expect(marked()).toBeNull();
  drag(62);
  pointer('Up', grip(1), 62);
  act(() => fireEvent.click(grip(1)));
  expect(button(/^Stop 1,/)).toHaveAttribute('aria-expanded', 'true');
  drag(185);
  pointer('Up', grip(1), 185);
  // The press that ends a drag is no press.
  act(() => fireEvent.click(grip(1)));
  expect(button(/^Stop 1,/)).toHaveAttribute('aria-expanded', 'true');
});

it('takes no notice of a second finger', () => {
  drag(185);
  pointer('Move', grip(1), 60, { pointerId: 2 });
  pointer('Up', grip(1), 60, { pointerId: 2 });
  expect(marked()).toBe('before 4');
});

it('scrolls while a stop is held near the edge of the list', async () => {
  const panel = screen.getByRole('tabpanel');
  vi.spyOn(panel, 'scrollHeight', 'get').mockReturnValue(2000);
  vi.spyOn(panel, 'clientHeight', 'get').mockReturnValue(240);
  panel.style.overflowY = 'auto';
  drag(235);
  await pass(100);
  const down = panel.scrollTop;
  expect(down).toBeGreaterThan(0);
  pointer('Move', grip(1), 5);
  await pass(100);
  expect(panel.scrollTop).toBeLessThan(down);
  pointer('Cancel', grip(1));
  const end = panel.scrollTop;
  await pass(100);
  expect(panel.scrollTop).toBe(end);
});
