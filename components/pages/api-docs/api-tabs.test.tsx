import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { EndpointNav } from '@/components/pages/api-docs/endpoint-nav.client';
import { HashTabs } from '@/components/pages/api-docs/hash-tabs.client';
import { link } from '@/tests/support/screen';

const heading = (id: string, text: string) => <h3 id={id}>{text}</h3>;
const panels = [
  heading('overview', 'All of it'),
  <>
    {heading('endpoints', 'Calls')}
    <details id="list">
      <summary>List</summary>
    </details>
  </>,
  <>
    {heading('examples', 'Code')}
    <HashTabs
      variant="pill"
      label="Language"
      tabs={[
        { id: 'curl', title: 'cURL', holds: ['examples'] },
        { id: 'python', title: 'Python' },
      ]}
      panels={[heading('curl', 'a'), heading('python', 'b')]}
    />
  </>,
];
const element = (
  <HashTabs
    variant="page"
    label="Parts"
    aside={<EndpointNav label="Endpoints" endpoints={[{ id: 'list', title: 'List things' }]} />}
    tabs={[
      { id: 'overview', title: 'Overview' },
      { id: 'endpoints', title: 'Endpoints', holds: ['list'] },
      { id: 'examples', title: 'Examples', holds: ['curl', 'python'] },
    ]}
    panels={panels}
  />
);

/** The titles of the selected tabs, of the parts first and then of the languages in view. */
const selected = () =>
  ['Parts', 'Language'].flatMap((name) =>
    [...screen.getByRole('tablist', { name }).children]
      .filter((tab) => tab.getAttribute('aria-selected') === 'true')
      .map((tab) => tab.textContent),
  );
const tab = (name: string) => screen.getByRole('tab', { name });

async function followHash(hash: string) {
  await act(async () => {
    window.location.hash = hash;
    await new Promise((done) => window.addEventListener('hashchange', done, { once: true }));
  });
}

it('tabs move by keys around the ends, and leave one step in the history', async () => {
  render(element);
  tab('Overview').focus();
  const before = window.history.length;
  for (const [key, title] of [
    ['{ArrowLeft}', 'Examples'],
    ['{ArrowRight}', 'Overview'],
    ['{End}', 'Examples'],
    ['{Home}', 'Overview'],
    ['{ArrowRight}', 'Endpoints'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(selected()[0]).toBe(title);
    expect(tab(title)).toHaveFocus();
    expect(tab(title)).toHaveAttribute('tabindex', '0');
  }
  expect(window.location.hash).toBe('#endpoints');
  expect(window.history.length).toBe(before);
});

it('tabs open a card that the address names, mark its link, and mind no other name', async () => {
  render(element);
  await followHash('#list');
  expect(selected()[0]).toBe('Endpoints');
  expect(document.getElementById('list')).toHaveAttribute('open');
  expect(link('List things')).toHaveAttribute('aria-current', 'location');
  await followHash('#main');
  expect(selected()[0]).toBe('Endpoints');
});
