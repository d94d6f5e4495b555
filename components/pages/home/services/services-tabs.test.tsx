import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ServicesTabs } from '@/components/pages/home/services/services-tabs.client';
import { stubMedia } from '@/tests/support/planner';

const titles = ['Fleet Management', 'Delivery Management', 'Route Optimization'];
const tabs = titles.map((title, at) => ({ id: `${at}`, title, dash: '', panel: <p>{title}</p> }));

const tab = (name: string) => screen.getByRole('tab', { name });

/** One service alone is chosen, and shown. */
function expectChosen(name: string) {
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(name);
  expect(tab(name)).toHaveAttribute('tabindex', '0');
  const shown = screen.getAllByRole('tabpanel').filter((panel) => !('off' in panel.dataset));
  expect(shown).toHaveLength(1);
  expect(shown[0]).toHaveAccessibleName(name);
}

it.each([
  [
    'arrows, Home and End, around the ends',
    true,
    [
      ['{ArrowDown}', 'Delivery Management'],
      ['{End}', 'Route Optimization'],
      ['{Home}', 'Fleet Management'],
      ['{ArrowUp}', 'Route Optimization'],
      ['{ArrowDown}{ArrowRight}', 'Fleet Management'],
    ],
  ],
  [
    'the keys of a row on narrow windows',
    false,
    [
      ['{ArrowDown}', 'Fleet Management'],
      ['{ArrowRight}', 'Delivery Management'],
    ],
  ],
] as const)('services tabs follow %s', async (_, wide, keys) => {
  stubMedia(() => wide);
  render(
    <ServicesTabs label="Services" tabs={tabs}>
      <h2>Plan it</h2>
    </ServicesTabs>,
  );
  const direction = wide ? 'vertical' : 'horizontal';
  expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', direction);
  await userEvent.tab();
  for (const [key, title] of keys) {
    await userEvent.keyboard(key);
    expectChosen(title);
    expect(tab(title)).toHaveFocus();
  }
});
