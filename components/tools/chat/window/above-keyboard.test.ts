import { expect, it, vi } from 'vitest';
import { keepAboveKeyboard } from './use-open-window';

/** A window of 800 px, of which `height` are seen, and the room that an element keeps below. */
function phone(height: number | null, scale = 1) {
  const seen = Object.assign(new EventTarget(), { height, scale, offsetTop: 0 });
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('visualViewport', height && seen);
  const element = document.createElement('div');
  const controller = new AbortController();
  keepAboveKeyboard(element, controller.signal);
  return { seen, controller, room: () => element.style.getPropertyValue('--keyboard') };
}

it('follows the keyboard up and down, until it is stopped', () => {
  const { seen, room, controller } = phone(800);
  const change = (to: Partial<typeof seen>, event: string) => {
    Object.assign(seen, to).dispatchEvent(new Event(event));
    return room();
  };
  expect(room()).toBe('0px');
  expect(change({ height: 460.4 }, 'resize')).toBe('340px');
  expect(change({ offsetTop: 100 }, 'scroll')).toBe('240px');
  controller.abort();
  expect(change({ height: 800 }, 'resize')).toBe('240px');
});

it.each([
  ['leaves a pinched page alone', 300, 2, '0px'],
  ['does without a browser that tells', null, 1, ''],
])('%s', (_, height, scale, room) => expect(phone(height, scale).room()).toBe(room));
