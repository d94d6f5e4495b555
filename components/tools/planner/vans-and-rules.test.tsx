import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { media, press, reading, ready, repaired, rows } from '@/tests/support/planner-view';
import { button, fill, pass, textsOf } from '@/tests/support/screen';

const tab = (name: RegExp) => screen.getByRole('tab', { name });
const click = (role: string, name: string) =>
  act(() => fireEvent.click(screen.getByRole(role, { name })));

/** The planner with a tab open, and what is asked of its worker once edits rest. */
async function openTab(name: 'Vans' | 'Rules') {
  const { worker } = await ready();
  act(() => fireEvent.click(tab(new RegExp(name))));
  const edited = async () => {
    await pass(120);
    return worker().last('repair');
  };
  return { worker, edited };
}

describe('vans and rules', () => {
  it('move through the tabs with the arrow keys', async () => {
    await ready();
    expect(textsOf('tab')).toEqual(['Stops 4', 'Vans 2', 'Rules 3']);
    fireEvent.keyDown(tab(/Stops/), { key: 'ArrowRight' });
    expect(tab(/Vans/)).toHaveFocus();
    expect(tab(/Vans/)).toHaveAttribute('aria-selected', 'true');
  });

  it('begin at their top, however far the tab before was scrolled', async () => {
    await ready();
    const panel = screen.getByRole('tabpanel');
    panel.scrollTop = 120;
    fireEvent.click(tab(/Vans/));
    expect(panel.scrollTop).toBe(0);
  });

  it('open the route of a van in map apps', async () => {
    await openTab('Vans');
    press('Change VAN 01');
    const apps = screen
      .getAllByRole('link')
      .map((link) => [
        link.getAttribute('aria-label'),
        new URL(link.getAttribute('href') ?? '').hostname,
      ]);
    expect(apps).toEqual([
      ['Google Maps, VAN 01, stops 1 to 2, in a new tab', 'www.google.com'],
      ['Apple Maps, VAN 01, stops 1 to 2, in a new tab', 'maps.apple.com'],
    ]);
  });

  it('add and take away vans', async () => {
    const { edited } = await openTab('Vans');
    press('A van more');
    const more = await edited();
    expect(more?.day.vans.map(({ id }) => id)).toEqual(['VAN 01', 'VAN 02', 'VAN 03']);
    expect(more?.sequences).toEqual([[1, 3], [2, 4], []]);
    press('Change VAN 01');
    press(/Take VAN 01 off/);
    expect((await edited())?.sequences).toEqual([[2, 4], []]);
  });

  it('take a shift as it is written', async () => {
    const { edited } = await openTab('Vans');
    const shift = screen.getByLabelText('Shift of VAN 01');
    fill(shift, '8 to 11:30');
    fireEvent.keyDown(shift, { key: 'Enter' });
    expect((await edited())?.day.vans[0]?.shift).toEqual([480, 690]);
  });

  it('turn rules, and keep the shares 100 together', async () => {
    const { edited } = await openTab('Rules');
    click('switch', 'Balance loads');
    expect((await edited())?.day.rules.balance).toBe(false);
    fireEvent.change(screen.getByRole('slider', { name: 'Distance' }), { target: { value: '70' } });
    const weights = { distance: 70, time: 20, evenness: 10 };
    expect((await edited())?.day.rules.weights).toEqual(weights);
  });

  it('tell kilometers and 24 hours once they are chosen, also the next time', async () => {
    await openTab('Rules');
    click('radio', 'kilometers, 14:08');
    expect(reading('Distance one way')).toContain('37.2 km');
    expect(localStorage.getItem('planner-unit')).toBe('kilometers');
    act(() => fireEvent.click(tab(/Vans/)));
    expect(screen.getByLabelText('Shift of VAN 01')).toHaveValue('08:30–12:00');
  });

  it('say beside the distance where routes end', async () => {
    const { worker } = await openTab('Rules');
    click('radio', 'at the depot');
    await repaired(worker());
    expect(reading('Distance and back')).toContain('Distance and back');
  });
});

it('has on a phone a drawer of three heights, by handle, keys and buttons', async () => {
  media.add('(width < 768px)');
  await ready();
  const drawer = () => document.querySelector<HTMLElement>('.planner-drawer') as HTMLElement;
  expect(drawer()).toHaveClass('planner-drawer-middle');
  expect(reading('Late stops')).toBe('Late stops4of 4');
  press('Show stops, vans and rules');
  expect(drawer()).toHaveClass('planner-drawer-high');
  expect(rows()).toHaveLength(4);
  press('Show the map and all readings');
  fireEvent.keyDown(button('Show stops, vans and rules'), { key: 'ArrowDown' });
  expect(drawer()).toHaveClass('planner-drawer-low');
  expect(within(drawer()).getByText('crossings')).toBeVisible();
  press('Show all readings');
  press('Stops, vans and rules');
  expect(drawer()).toHaveClass('planner-drawer-high');
});
