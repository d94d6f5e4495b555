import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { supportPage } from '@/content/help/support';
import { getUpdates } from '@/lib/content/help';
import { RecentUpdates } from './recent-updates';

it('shows five updates and folds the others away', () => {
  render(<RecentUpdates words={supportPage.updates} updates={getUpdates().slice(0, 9)} />);
  expect(screen.getAllByRole('list').map(({ children }) => children.length)).toEqual([5, 4]);
  const older = screen.getByText('All nine updates').closest('details');
  expect(older).not.toHaveAttribute('open');
  expect(older?.querySelectorAll('li')).toHaveLength(4);
});
