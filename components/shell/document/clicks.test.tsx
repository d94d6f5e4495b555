import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageWatch } from '@/components/shell/document/page-watch.client';
import { count } from '@/lib/events/count';

beforeEach(() => {
  vi.stubEnv('NEXT_PUBLIC_APP_URL', 'https://app.test');
  vi.stubGlobal('EVENTS_URL', 'https://count.test/api/event');
});

/** Presses the first link or button of a page that counts. */
function press(html: string, event: Event) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a fixture as a page would hold it
  const page = <main dangerouslySetInnerHTML={{ __html: html }} />;
  const { container } = render([page, <PageWatch key="watch" />]);
  // A page that goes on is nothing for this window.
  document.addEventListener('click', (click) => click.preventDefault(), { once: true });
  fireEvent(container.querySelector('a, button') as Element, event);
}

const demo = 'commandfor="demo-dialog" command';

it.each([
  ['<a href="https://app.test/signup?utm_source=x">x</a>', 'Trial clicked', { place: 'main' }],
  [
    `<section aria-labelledby="plans"><button ${demo}="show-modal"></button></section>`,
    'Demo opened',
    { place: 'plans' },
  ],
  ['<a href="https://x.com/name?to=someone">x</a>', 'Outbound link', { host: 'x.com' }],
  ['<a href="/template.csv">x</a>', 'File downloaded', { file: 'template.csv' }],
  ['<a href="data:text/csv,1" download="a.csv">x</a>', 'File downloaded', { file: 'a.csv' }],
  ['<a href="/pricing">x</a>'],
  [`<button ${demo}="close">x</button>`],
  ['<a href="mailto:a@b.test">x</a>'],
])('a press of %s: %s', (html, ...event) => {
  press(html, new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(vi.mocked(count).mock.calls).toEqual(event.length > 0 ? [event] : []);
});

it.each([
  ['middle', 1, 1],
  ['right', 2, 0],
])('a press with the %s button', (_, button, times) => {
  press('<a href="https://x.com/">x</a>', new MouseEvent('auxclick', { bubbles: true, button }));
  expect(count).toHaveBeenCalledTimes(times);
});
