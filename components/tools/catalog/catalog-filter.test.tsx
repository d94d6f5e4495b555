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
