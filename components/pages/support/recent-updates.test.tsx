import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RecentUpdates } from '@/components/pages/support/recent-updates';
import { supportPage } from '@/content/help/support';
import { getUpdates } from '@/lib/content/help';

const { updates: words } = supportPage;
const updates = getUpdates();
const show = (count: number) =>
  render(<RecentUpdates words={words} updates={updates.slice(0, count)} />);
const lists = () => screen.getAllByRole('list').map(({ children }) => children.length);

it('shows five updates and folds the others away', () => {
  show(9);
  expect(lists()).toEqual([5, 4]);
  const all = screen.getByText('All nine updates');
  const older = all.closest('details');
  expect(older).not.toHaveAttribute('open');
  expect(older?.querySelectorAll('li')).toHaveLength(4);
  all.click();
  expect(older).toHaveAttribute('open');
});
