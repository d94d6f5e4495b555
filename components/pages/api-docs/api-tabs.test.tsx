import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { EndpointNav } from '@/components/pages/api-docs/endpoint-nav.client';
import { HashTabs } from '@/components/pages/api-docs/hash-tabs.client';
import { goBack, link } from '@/tests/support/screen';

const element = (
  <HashTabs
    variant="page"
    label="Parts"
    aside={<EndpointNav label="Endpoints" endpoints={[{ id: 'list', title: 'List things' }]} />}
    tabs={[
      { id: 'overview', title: 'Overview', panel: <h3 id="overview">All of it</h3> },
      { id: 'endpoints', title: 'Endpoints', panel: <details id="list" /> },
      { id: 'examples', title: 'Examples', panel: <h3 id="examples">Code</h3> },
    ]}
  />
);

const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const tab = (name: string) => screen.getByRole('tab', { name });

async function followHash(hash: string) {
  await act(async () => {
    window.location.hash = hash;
    await new Promise((done) => window.addEventListener('hashchange', done, { once: true }));
  });
}

it('tabs move by keys, and leave one step in the history', async () => {
  render(element);
  tab('Overview').focus();
  const before = window.history.length;
  await userEvent.keyboard('{End}{ArrowLeft}');
  expect(selected()).toBe('Endpoints');
  expect(tab('Endpoints')).toHaveFocus();
  expect(tab('Endpoints')).toHaveAttribute('tabindex', '0');
  expect(window.location.hash).toBe('#endpoints');
  expect(window.history.length).toBe(before);
});

it('tabs take a step of the history by click, which back undoes', async () => {
  render(element);
  await userEvent.click(tab('Examples'));
  expect([window.location.hash, selected()]).toEqual(['#examples', 'Examples']);
  await goBack();
  expect(selected()).toBe('Overview');
});

it('tabs open a card that the address names, mark its link, and mind no other name', async () => {
  render(element);
  await followHash('#list');
  expect(selected()).toBe('Endpoints');
  expect(document.getElementById('list')).toHaveAttribute('open');
  expect(link('List things')).toHaveAttribute('aria-current', 'location');
  await followHash('#main');
  expect(selected()).toBe('Endpoints');
});
