import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MainMenu, type MenuTrigger } from '@/components/shell/menu/main-menu.client';

const address = vi.hoisted(() => ({ path: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => address.path }));

const menus: readonly MenuTrigger[] = [
  { id: 'solutions', label: 'Solutions', href: '/fleet-management', within: ['/fleet-management'] },
  { id: 'industries', label: 'Industries', href: '/industries', within: ['/industries'] },
  { id: 'resources', label: 'Resources', href: '/support', within: ['/support', '/blog'] },
];

const article = { title: 'How long a stop takes', href: '/blog/how-long' } as const;

// jsdom has no pointer events.
class PointerEventStub extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}
vi.stubGlobal('PointerEvent', PointerEventStub);

const trigger = (name: string) => screen.getByRole('button', { name });
const panel = (id: string) => document.getElementById(`panel-${id}`);
const item = (name: string) => trigger(name).closest('li') as HTMLElement;
const mouse = { pointerType: 'mouse' };
const point = (name: string) => fireEvent.pointerEnter(item(name), mouse);
const unpoint = (name: string) => fireEvent.pointerLeave(item(name), mouse);
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

/** Lets the pointer rest until the panel is there. */
async function hover(name: string) {
  point(name);
  await wait(130);
}

/** `detail` is 1 for a pointer and 0 for a key. */
async function press(name: string, detail = 1) {
  fireEvent.click(trigger(name), { detail });
  await wait(0);
}

async function enter(keys: UserEvent, name: string) {
  trigger(name).focus();
  await keys.keyboard('{Enter}');
  await waitFor(() => expect(panel(name.toLowerCase())).toBeInTheDocument());
}

function renderMenu() {
  return render(
    <>
      <ul>
        <MainMenu menus={menus} article={article} />
      </ul>
      <button type="button">Elsewhere</button>
    </>,
  );
}

beforeEach(async () => {
  // The panels' module in the cache, as after the first intent.
  await import('@/components/shell/menu/mega-panels');
  vi.useFakeTimers({ shouldAdvanceTime: false });
  address.path = '/';
});

afterEach(() => {
  vi.useRealTimers();
});

describe('pointer', () => {
  it('opens a moment after the pointer came to rest', async () => {
    renderMenu();
    point('Solutions');
    await wait(110);
    expect(panel('solutions')).toBeNull();
    await wait(20);
    expect(panel('solutions')).toBeInTheDocument();
    expect(trigger('Solutions')).toHaveAttribute('aria-expanded', 'true');
  });

  it('stays closed when the pointer only passes', async () => {
    renderMenu();
    point('Solutions');
    await wait(60);
    unpoint('Solutions');
    await wait(1000);
    expect(panel('solutions')).toBeNull();
  });

  it('switches at once between triggers while a panel is open', async () => {
    renderMenu();
    await hover('Solutions');
    unpoint('Solutions');
    point('Resources');
    await wait(0);
    expect(panel('solutions')).toBeNull();
    expect(panel('resources')).toBeInTheDocument();
  });

  it('closes 250 ms after the pointer left, unless it comes back', async () => {
    renderMenu();
    await hover('Solutions');
    unpoint('Solutions');
    await wait(200);
    point('Solutions');
    await wait(500);
    expect(panel('solutions')).toBeInTheDocument();
    unpoint('Solutions');
    await wait(240);
    expect(panel('solutions')).toBeInTheDocument();
    await wait(20);
    expect(panel('solutions')).toBeNull();
  });

  it('keeps what hovering opened at the first press and closes it at the second', async () => {
    renderMenu();
    await hover('Solutions');
    await press('Solutions');
    expect(panel('solutions')).toBeInTheDocument();
    await press('Solutions');
    expect(panel('solutions')).toBeNull();
  });

  it('does not open by hover under a finger; a tap toggles', async () => {
    renderMenu();
    fireEvent.pointerEnter(item('Solutions'), { pointerType: 'touch' });
    await wait(1000);
    expect(panel('solutions')).toBeNull();
    await press('Solutions');
    expect(panel('solutions')).toBeInTheDocument();
    await press('Solutions');
    expect(panel('solutions')).toBeNull();
  });

  it('closes on a press outside', async () => {
    renderMenu();
    await press('Industries');
    fireEvent.pointerDown(panel('industries') as HTMLElement);
    expect(panel('industries')).toBeInTheDocument();
    fireEvent.pointerDown(document.body);
    expect(panel('industries')).toBeNull();
  });
});

describe('keyboard', () => {
  beforeEach(() => {
    vi.useRealTimers();
  });

  it.each(['{Enter}', ' '])('opens and closes with %j', async (key) => {
    const keys = userEvent.setup();
    renderMenu();
    trigger('Solutions').focus();
    await keys.keyboard(key);
    await waitFor(() => expect(panel('solutions')).toBeInTheDocument());
    await keys.keyboard(key);
    expect(panel('solutions')).toBeNull();
  });

  it('gives the focus back to the trigger on Escape', async () => {
    const keys = userEvent.setup();
    renderMenu();
    await enter(keys, 'Solutions');
    await keys.tab();
    expect(screen.getByRole('link', { name: 'Fleet management' })).toHaveFocus();
    await keys.keyboard('{Escape}');
    expect(panel('solutions')).toBeNull();
    expect(trigger('Solutions')).toHaveFocus();
  });

  it('leaves the focus where the reader works when Escape closes a hovered panel', async () => {
    const keys = userEvent.setup();
    renderMenu();
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    point('Solutions');
    await waitFor(() => expect(panel('solutions')).toBeInTheDocument());
    await keys.keyboard('{Escape}');
    expect(panel('solutions')).toBeNull();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('closes when the focus moves on', async () => {
    const keys = userEvent.setup();
    renderMenu();
    await enter(keys, 'Resources');
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(panel('resources')).toBeNull();
  });

  it('uses neither menu nor menu item roles', async () => {
    renderMenu();
    fireEvent.click(trigger('Resources'));
    await waitFor(() => expect(panel('resources')).toBeInTheDocument());
    expect(document.querySelector('[role^="menu"]')).toBeNull();
    expect(trigger('Resources')).toHaveAttribute('aria-controls', 'panel-resources');
  });
});

describe('Solutions panel', () => {
  const shownGroup = () => panel('solutions')?.querySelector('p')?.textContent;

  it.each([
    ['/', 'Fleet management'],
    ['/fleet-management', 'Fleet management'],
    ['/delivery-management', 'Delivery management'],
    ['/fieldforce-management', 'Field-force management'],
    ['/route-optimization', 'Route optimization'],
    ['/pricing', 'Fleet management'],
  ])('opens on %s with %s', async (path, label) => {
    address.path = path;
    renderMenu();
    await press('Solutions', 0);
    expect(shownGroup()).toBe(label);
  });

  it('shows the links of the product in focus, right after it in the order of the keyboard', async () => {
    renderMenu();
    await press('Solutions', 0);
    const delivery = screen.getByRole('link', { name: 'Delivery management' });
    act(() => delivery.focus());
    expect(shownGroup()).toBe('Delivery management');
    const links = within(panel('solutions') as HTMLElement).getAllByRole('link');
    expect(links[links.indexOf(delivery) + 1]).toHaveAccessibleName('Overview');
  });

  it('switches when the pointer rests on another product', async () => {
    renderMenu();
    await press('Solutions', 0);
    fireEvent.pointerEnter(screen.getByRole('link', { name: 'Route optimization' }), mouse);
    await wait(60);
    expect(shownGroup()).toBe('Fleet management');
    await wait(40);
    expect(shownGroup()).toBe('Route optimization');
  });

  it('closes when one of its links is used', async () => {
    renderMenu();
    await press('Solutions', 0);
    const link = screen.getByRole('link', { name: 'Overview' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    await wait(1);
    expect(panel('solutions')).toBeNull();
  });
});

describe('panels that come late', () => {
  it('show what is wanted when they arrive, not what was wanted before', async () => {
    renderMenu();
    fireEvent.click(trigger('Solutions'), { detail: 1 });
    expect(trigger('Solutions')).toHaveAttribute('aria-expanded', 'false');
    await press('Resources');
    expect(panel('solutions')).toBeNull();
    expect(panel('resources')).toBeInTheDocument();
    expect(trigger('Resources')).toHaveAttribute('aria-expanded', 'true');
  });

  it('stay away when nothing is wanted any more', async () => {
    renderMenu();
    point('Solutions');
    unpoint('Solutions');
    fireEvent.click(trigger('Industries'), { detail: 1 });
    fireEvent.click(trigger('Industries'), { detail: 1 });
    await wait(1000);
    expect(document.querySelector('[id^="panel-"]')).toBeNull();
    expect(trigger('Industries')).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('pages', () => {
  it('closes on a change of page', async () => {
    const { rerender } = renderMenu();
    await press('Resources', 0);
    address.path = '/blog';
    rerender(
      <ul>
        <MainMenu menus={menus} article={article} />
      </ul>,
    );
    expect(panel('resources')).toBeNull();
  });

  it('puts the item of the current page on sunk, articles of the blog included', async () => {
    address.path = '/blog/low-bridges';
    renderMenu();
    expect(trigger('Resources').className.split(' ')).toContain('bg-sunk');
    expect(trigger('Solutions').className.split(' ')).not.toContain('bg-sunk');
  });

  it('leads from Resources to an article', async () => {
    renderMenu();
    await press('Resources', 0);
    const shown = within(panel('resources') as HTMLElement);
    expect(shown.getByText(article.title)).toBeInTheDocument();
    expect(shown.getByRole('link', { name: /Read the article/ })).toHaveAttribute(
      'href',
      article.href,
    );
  });

  it('costs no nodes while closed', () => {
    renderMenu();
    expect(document.querySelector('[id^="panel-"]')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});
