import { afterEach, expect, it, vi } from 'vitest';
import { keepAboveKeyboard } from '@/components/tools/chat/above-keyboard';

afterEach(() => vi.unstubAllGlobals());

/** A window of 800 px, of which `height` are seen. */
function phone(height: number, scale = 1, offsetTop = 0) {
  const seen = Object.assign(new EventTarget(), { height, scale, offsetTop });
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('visualViewport', seen);
  return seen;
}

function watched() {
  const element = document.createElement('div');
  const controller = new AbortController();
  keepAboveKeyboard(element, controller.signal);
  return { room: () => element.style.getPropertyValue('--keyboard'), controller };
}

it('follows the keyboard up and down, until it is told to stop', () => {
  const seen = phone(800);
  const { room, controller } = watched();
  expect(room()).toBe('0px');
  seen.height = 460.4;
  seen.dispatchEvent(new Event('resize'));
  expect(room()).toBe('340px');
  seen.offsetTop = 100;
  seen.dispatchEvent(new Event('scroll'));
  expect(room()).toBe('240px');
  controller.abort();
  seen.height = 800;
  seen.dispatchEvent(new Event('resize'));
  expect(room()).toBe('240px');
});

it('leaves a pinched page alone', () => {
  phone(300, 2);
  expect(watched().room()).toBe('0px');
});

it('does without the browser’s word on it', () => {
  vi.stubGlobal('visualViewport', null);
  expect(watched().room()).toBe('');
});
