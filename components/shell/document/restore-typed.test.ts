import { expect, it } from 'vitest';
import { restoreTyped } from '@/lib/browser/restore-typed';
import { goTo } from '@/tests/support/screen';

const keep = (text: string) => sessionStorage.setItem('typed', text);

/** What the second field of that name holds once a page has come alive in which nothing was typed. */
function restored(path = '/') {
  goTo(path);
  document.body.innerHTML = '<input name="email"><input name="email">';
  window.early = { typed: new Map() };
  restoreTyped(window.early, false);
  return document.querySelectorAll('input')[1]?.value;
}

// What is typed before React takes a page over is tested in tests/e2e/network/early-input.
it('brings back what was typed before a reload, once and on its page alone', () => {
  const note = JSON.stringify(['/pricing', ['', 'email', 1, 'ana@example.com', false]]);
  keep(note);
  expect(restored('/pricing')).toBe('ana@example.com');
  expect(restored('/pricing')).toBe('');
  keep(note);
  expect(restored('/contact')).toBe('');
});

it.each(['{', '7', 'null', '{"path":"/"}'])('a spoiled note is none: %s', (text) => {
  keep(text);
  expect(restored()).toBe('');
});
