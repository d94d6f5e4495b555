import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ResultsContent } from '@/content/schemas/features';
import { StatsBoard } from './stats-board';

const row = (value: string) => ({ value, label: `what ${value} is`, thread: 'teal' as const });
const content: ResultsContent = {
  look: 'results',
  section_id: 'results',
  heading: 'What it saves',
  rows: ['40%', '25%', 'Over 24', '10 %'].map(row),
  link: { label: 'Stories', href: '/success-stories' },
};

it.each([
  ['40%', ''],
  ['25%', '0.625'],
  ['10 %', '0.25'],
  ['Over 24', ''],
])('the thread of %s has its length beside the longest share', (value, length) => {
  render(<StatsBoard {...content} />);
  const label = screen.getByText(`what ${value} is`);
  expect(label.style.getPropertyValue('--length')).toBe(length);
});
