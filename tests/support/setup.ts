import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Nothing is counted, and each test can ask what would have been.
vi.mock('@/lib/events/count', () => ({ count: vi.fn(), countPage: vi.fn() }));

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
Element.prototype.scrollIntoView = () => {};
Element.prototype.checkVisibility = () => true;
window.scrollTo = () => {};
Performance.prototype.getEntriesByType = () => [];
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
window.PointerEvent = class extends MouseEvent {
  readonly pointerType: string;
  readonly pointerId: number;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
    this.pointerId = init.pointerId ?? 0;
  }
} as typeof PointerEvent;

// For a busy machine: 1 s, the default, was too few.
configure({ asyncUtilTimeout: 5000 });

// Without the runner's globals the library does not clean up by itself.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // The next file is read by the same process, and React is another one in production.
  vi.unstubAllEnvs();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
