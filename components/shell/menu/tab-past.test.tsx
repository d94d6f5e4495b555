import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { menu } from '@/tests/support/menu-view';
import { button } from '@/tests/support/screen';

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));

const tiles = [{ slug: 'farms', label: 'Farms', text: 'Milk before sunrise' }];
const keys = userEvent.setup();
const open = () => document.querySelector('[id^="panel-"]');

/** The next stop of the keyboard; the links for those without script are hidden by a style sheet. */
async function tab() {
  do await keys.tab();
  while (document.activeElement?.matches('a.header-item'));
}

/** Presses Tab until the focus stands on a button; says at how many stops. */
async function tabTo(name: string): Promise<number> {
  for (let stops = 1; stops < 60; stops += 1) {
    await tab();
    if (button(name) === document.activeElement) return stops;
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

beforeEach(() => void render(menu(tiles)));

async function enter(name: string) {
  button(name).focus();
  await keys.keyboard('{Enter}');
  await waitFor(() => expect(open()).not.toBeNull());
}

describe('somebody who tabs past the menu', () => {
  it.each([
    ['Solutions', 'Industries', 14],
    ['Industries', 'Resources', 6],
    ['Resources', 'Elsewhere', 14],
  ])(
    'goes through the open panel of %s right after its button, on to %s',
    async (name, next, most) => {
      await enter(name);
      await tab();
      expect(open()?.contains(document.activeElement)).toBe(true);
      expect(await tabTo(next)).toBeLessThan(most);
      expect(open()).toBeNull();
    },
  );
});
