import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

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
window.PointerEvent = class extends MouseEvent {
  readonly pointerType: string;
  readonly pointerId: number;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
    this.pointerId = init.pointerId ?? 0;
  }
} as typeof PointerEvent;

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
