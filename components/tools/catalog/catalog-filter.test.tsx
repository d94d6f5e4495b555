import { describe, expect, it } from 'vitest';
import {
  all,
  catalogOfTest,
  device,
  expectAll,
  names,
  namesOf,
  start,
  starting,
  stock,
  total,
} from '@/tests/support/catalog-view';
import { button, goBack, status, textsOf } from '@/tests/support/screen';

describe('at rest', () => {
  it('works before its script does, by the address alone', () => {
    start();
    const form = document.getElementById('catalog-search') as HTMLFormElement;
    expect(form.method).toBe('get');
    const values = (name: RegExp) => Object.fromEntries(new FormData(form, button(name)));
    expect(values(starting(device))).toEqual({ q: '', category: 'hardware' });
    expect(values(starting(all))).toEqual({ q: '' });
  });
});

describe('a category', () => {
  it('shows its own entries alone and stands in the address', async () => {
    const { user } = start();
    for (const { key, label } of catalogOfTest) {
      await user.click(button(new RegExp(`^${label}`)));
      expect(names()).toEqual(namesOf(key));
      expect(textsOf('heading', { level: 3 })).toEqual([label]);
      expect(window.location.search).toBe(`?category=${key}`);
    }
    expect(status().textContent).toBe(`2 of ${total} integrations`);
    await user.click(button(starting(all)));
    expectAll();
  });

  it('is a step of the history', async () => {
    const before = window.history.length;
    const { user } = start();
    for (const name of [stock, stock, device]) await user.click(button(starting(name)));
    expect(window.history.length).toBe(before + 2);
    await goBack();
    expect(names()).toEqual(namesOf('warehousing'));
  });
});
