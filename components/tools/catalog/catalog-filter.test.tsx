import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CatalogGroup } from '@/components/pages/integrations/catalog-group';
import { CatalogFilter } from '@/components/tools/catalog/catalog-filter.client';
import { integrationsPage } from '@/content/pages/integrations';
import { integrationCatalog } from '@/lib/content/integrations';

const { search, placeholder, filter, all } = integrationsPage.catalog;
const total = integrationCatalog.reduce((sum, { entries }) => sum + entries.length, 0);
const none = 'No integrations found for this category.';

const catalog = () => (
  <CatalogFilter
    search={search}
    placeholder={placeholder}
    label={filter}
    all={all}
    categories={integrationCatalog.map(({ key, label, thread, entries }) => ({
      key,
      label,
      thread,
      count: entries.length,
    }))}
  >
    {integrationCatalog.map((group) => (
      <CatalogGroup key={group.key} group={group} />
    ))}
  </CatalogFilter>
);

function start(query = '') {
  window.history.replaceState(null, '', `/integrations${query}`);
  render(catalog());
  return userEvent.setup();
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
});

const names = () =>
  screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent);
const groups = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const status = () => screen.getByRole('status').textContent;
const button = (name: RegExp) => screen.getByRole('button', { name });
const box = () => screen.getByRole('searchbox', { name: search });
const pressed = () =>
  within(screen.getByRole('group', { name: filter }))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);
const entriesOf = (label: string) =>
  integrationCatalog.find((group) => group.label === label)?.entries.map(({ heading }) => heading);

describe('at rest', () => {
  it('shows all, category by category, with counts', () => {
    start();
    expect(names()).toHaveLength(total);
    expect(groups()).toHaveLength(integrationCatalog.length);
    expect(pressed()).toEqual([`All Integrations ${total}`]);
    expect(status()).toBe(`${total} integrations`);
  });

  it('stands whole in the HTML, whatever the address', () => {
    window.history.replaceState(null, '', '/integrations?category=hardware');
    const html = renderToString(catalog());
    expect(html.match(/<h4/g)).toHaveLength(total);
    expect(/\shidden/.test(html)).toBe(false);
  });

  it('works before its script does, by the address alone', () => {
    start();
    const form = document.getElementById('catalog-search') as HTMLFormElement;
    expect(form.method).toBe('get');
    const values = (submitter: HTMLElement) => [...new FormData(form, submitter)];
    expect(values(button(/^Hardware/))).toEqual([
      ['q', ''],
      ['category', 'hardware'],
    ]);
    expect(values(button(/^All/))).toEqual([['q', '']]);
  });
});

describe('a category', () => {
  it('shows its own entries alone and stands in the address', async () => {
    const user = start();
    for (const { key, label } of integrationCatalog) {
      await user.click(button(new RegExp(`^${label}`)));
      expect(names()).toEqual(entriesOf(label));
      expect(groups()).toEqual([label]);
      expect(window.location.search).toBe(`?category=${key}`);
    }
    expect(status()).toBe(`8 of ${total} integrations`);
    await user.click(button(/^All Integrations/));
    expect(names()).toHaveLength(total);
    expect(window.location.search).toBe('');
  });

  it('is read from the address', () => {
    start('?category=hardware&utm_source=x');
    expect(names()).toEqual(entriesOf('Hardware'));
    expect(pressed()).toEqual(['Hardware 8']);
  });

  it('is a step of the history', async () => {
    const before = window.history.length;
    const user = start();
    await user.click(button(/^Warehousing/));
    await user.click(button(/^Warehousing/));
    await user.click(button(/^Hardware/));
    expect(window.history.length).toBe(before + 2);
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });
    expect(names()).toEqual(entriesOf('Warehousing'));
  });
});

describe('a search', () => {
  it('filters as it is typed, within the category, with counts that follow', async () => {
    const user = start();
    await user.type(box(), 'point of sale');
    expect(names()).toEqual(['Square', 'Toast', 'Lightspeed']);
    expect(button(/^eCommerce Storefronts/)).toHaveTextContent('eCommerce Storefronts 3');
    expect(button(/^Hardware/)).toHaveTextContent('Hardware 0');
    expect(status()).toBe(`3 of ${total} integrations`);
    await user.click(button(/^Hardware/));
    expect(status()).toBe(none);
    await user.clear(box());
    expect(names()).toEqual(entriesOf('Hardware'));
  });

  it('finds names, kinds, data and categories', async () => {
    const user = start();
    const find = async (q: string) => {
      await user.clear(box());
      await user.type(box(), q);
      return names();
    };
    expect(await find('ubereats')).toEqual(['Uber Eats']);
    expect(await find('magento')).toEqual(['Adobe Commerce']);
    expect(await find('tachograph')).toEqual(['Scania']);
    expect(await find('ACCOUNTING AND')).toEqual(entriesOf('Accounting and ERP'));
  });

  it('comes into the address after a pause, without a step of the history', async () => {
    vi.useFakeTimers();
    window.history.replaceState(null, '', '/integrations?category=hardware');
    render(catalog());
    const before = window.history.length;
    fireEvent.change(box(), { target: { value: 'sca' } });
    await act(() => vi.advanceTimersByTimeAsync(200));
    fireEvent.change(box(), { target: { value: 'scan' } });
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(window.location.search).toBe('?category=hardware');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(window.location.search).toBe('?category=hardware&q=scan');
    expect(window.history.length).toBe(before);
    expect(box()).toHaveValue('scan');
  });

  it('left before the pause changes no other page’s address', () => {
    vi.useFakeTimers();
    window.history.replaceState(null, '', '/integrations');
    const { unmount } = render(catalog());
    fireEvent.change(box(), { target: { value: 'scan' } });
    unmount();
    window.history.replaceState(null, '', '/pricing');
    vi.advanceTimersByTime(1000);
    expect(window.location.search).toBe('');
  });

  it('is carried out at once by Enter or its button', async () => {
    const user = start();
    await user.type(box(), 'dhl{Enter}');
    expect(window.location.search).toBe('?q=dhl');
    expect(names()).toEqual(['DHL']);
    await user.clear(box());
    await user.click(button(/^Search$/));
    expect(window.location.search).toBe('');
  });

  it('that finds nothing says so and leads back', async () => {
    const user = start('?category=warehousing&q=qqqq');
    expect(status()).toBe(none);
    await user.click(button(/^Show all integrations$/));
    expect(names()).toHaveLength(total);
    expect(window.location.search).toBe('');
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('');
  });
});
