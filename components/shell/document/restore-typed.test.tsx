import { render, screen } from '@testing-library/react';
import { type ChangeEvent, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { restoreTyped } from '@/lib/browser/restore-typed';
import type { EarlyFields } from '@/lib/browser/typed-fields';
import { goTo } from '@/tests/support/screen';

/** A field whose text React holds, and one that holds its own. */
function Form() {
  const [text, setText] = useState('');
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value);
  return (
    <form>
      <input aria-label="Vehicles" id="vehicles" name="vehicles" value={text} onChange={change} />
      <input aria-label="First" name="email" />
      <input aria-label="Second" name="email" defaultValue="" />
      <label>
        Yearly
        <input type="radio" name="billing" value="yearly" />
      </label>
      <output>{text}</output>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Notes fields as `reloadGuard` does. */
function note(...fields: HTMLInputElement[]) {
  const places = fields.map((each) => [
    each,
    [...document.getElementsByName(each.name)].indexOf(each),
  ]);
  const typed = new Map(places as [HTMLInputElement, number][]);
  window.early = { typed };
  return window.early;
}

beforeEach(() => {
  sessionStorage.clear();
  delete window.early;
});

/** Fills a form, and draws another in its place. */
function redraw() {
  const { unmount } = render(<Form />);
  const fields = [field('Vehicles'), field('Second'), field('Yearly')] as const;
  fields[0].value = '51';
  fields[1].value = 'ana@example.com';
  fields[2].checked = true;
  const early = note(...fields);
  unmount();
  render(<Form />);
  return { ...early, focus: [fields[0], 0] } satisfies EarlyFields;
}

it('gives everything back to the fields that stand there now, and React hears of it', async () => {
  restoreTyped(redraw(), true);
  expect(field('Vehicles')).toHaveValue('51');
  expect(await screen.findByText('51')).toBeInTheDocument();
  expect(field('First')).toHaveValue('');
  expect(field('Second')).toHaveValue('ana@example.com');
  expect(field('Yearly')).toBeChecked();
  expect(field('Vehicles')).toHaveFocus();
});

// That a reload keeps what was typed is tested where a part is missing: tests/e2e/network/missing-chunks.
it('brings back what was typed before a reload, once and on its page alone', () => {
  render(<Form />);
  const held = ['', 'email', 1, 'ana@example.com', false];
  const restored = (path: string) => {
    goTo(path);
    field('Second').value = '';
    restoreTyped(note(), false);
    return field('Second').value;
  };
  const keep = () => sessionStorage.setItem('typed', JSON.stringify(['/pricing', held]));
  keep();
  expect(restored('/pricing')).toBe('ana@example.com');
  expect(restored('/pricing')).toBe('');
  keep();
  expect(restored('/contact')).toBe('');
});

it.each(['{', '7', 'null', '{"path":"/"}'])('a spoiled note is none: %s', (text) => {
  sessionStorage.setItem('typed', text);
  expect(() => restoreTyped(note(), false)).not.toThrow();
});
