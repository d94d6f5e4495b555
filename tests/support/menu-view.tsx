import { fireEvent } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, vi } from 'vitest';
import { MainMenu, type MenuTrigger } from '@/components/shell/menu/main-menu.client';
import { button, pass } from './screen';

const menus: readonly MenuTrigger[] = [
  { id: 'solutions', label: 'Solutions', href: '/fleet-management', within: ['/fleet-management'] },
  { id: 'industries', label: 'Industries', href: '/industries', within: ['/industries'] },
  { id: 'resources', label: 'Resources', href: '/support', within: ['/support', '/blog'] },
];
const article = { title: 'How long a stop takes', href: '/blog/how-long' } as const;
/** The menu, and what the focus may go on to. */
export const menu = (tiles: ComponentProps<typeof MainMenu>['tiles'] = []) => (
  <>
    <ul>
      <MainMenu menus={menus} article={article} tiles={tiles} />
    </ul>
    <button type="button">Elsewhere</button>
  </>
);

export const panels = () => [...document.querySelectorAll<HTMLElement>('[id^="panel-"]')];
/** The panels that are open, by name. */
export const open = () => panels().map(({ id }) => id.replace('panel-', ''));
export const item = (name: string) => button(name).closest('li') as HTMLElement;
const mouse = { pointerType: 'mouse' };
export const over = (name = 'Solutions') => fireEvent.pointerEnter(item(name), mouse);
export const out = () => fireEvent.pointerLeave(item('Solutions'), mouse);

/** Presses a trigger: `detail` is 1 for a pointer and 0 for a key. */
export async function press(name: string, detail = 1) {
  fireEvent.click(button(name), { detail });
  await pass(0);
}

/** Before each test of a file: a clock that stands still, and the panels' module in the cache, as after the first intent. */
export const panelsAreHere = () =>
  beforeEach(async () => {
    await import('@/components/shell/menu/panels/mega-panels');
    vi.useFakeTimers({ shouldAdvanceTime: false });
  });
