import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { WhitePapers } from '@/components/pages/white-papers/white-papers.client';
import type { PaperRow } from '@/lib/content/publications/white-papers';
import { textsOf } from '@/tests/support/screen';

const categories = [
  { name: 'Fleet', hue: 'cobalt' },
  { name: 'Routes', hue: 'teal' },
  { name: 'Without a paper', hue: 'plum' },
] as const;

const paper = (title: string, fields: Partial<PaperRow> = {}): PaperRow => ({
  ...{ id: title, title, description: 'What a day costs.', category: 'Fleet', hue: 'cobalt' },
  ...{ date: '2026-01-02', pages: 12, readTime: 15, author: 'Fleet desk', authorTitle: 'Fleets' },
  ...{ tags: ['fuel'], sample: false },
  cover: { file: 'paper.svg', width: 360, height: 480 },
  ...fields,
});

const six = [
  paper('Fuel cards'),
  paper('Odometers'),
  paper('Winter tires', { tags: ['Grip'] }),
  paper('Weights', { category: 'Routes', hue: 'teal' }),
  paper('Windows', { category: 'Routes', hue: 'teal', description: 'Half hours and grip.' }),
  paper('Detours', { category: 'Routes', hue: 'teal' }),
];

const titles = () => textsOf('heading', { level: 3 });
const show = (papers: readonly PaperRow[]) => {
  render(<WhitePapers title="All papers" papers={papers} categories={categories} />);
  return userEvent.setup();
};

it('a category shows its own alone', async () => {
  const user = show(six);
  await user.click(screen.getByRole('radio', { name: 'Routes' }));
  expect(titles()).toEqual(['Weights', 'Windows', 'Detours']);
  await user.click(screen.getByRole('radio', { name: 'All Categories' }));
  expect(titles()).toHaveLength(6);
});

it('are searched in title, description and tags, whatever the case', async () => {
  const user = show(six);
  await user.type(screen.getByRole('searchbox', { name: 'Search white papers' }), ' GRIP ');
  expect(titles()).toEqual(['Winter tires', 'Windows']);
});

it.each(['zzz', '(', '\\', '<b>'])('none are found by "%s", and it says so', async (query) => {
  const user = show(six);
  await user.type(screen.getByRole('searchbox'), query);
  expect(titles()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('No white papers found.');
});

it('a single one needs neither search nor filter', () => {
  show(six.slice(0, 1));
  expect(titles()).toEqual(['Fuel cards']);
  for (const role of ['searchbox', 'radio', 'status']) expect(screen.queryByRole(role)).toBeNull();
});

it('a download opens in a tab of its own where another site has it, and a missing one is owned up to', () => {
  const download = { href: 'https://example.com/there.pdf', label: 'Download from example.com' };
  show([paper('There', { download }), paper('Nowhere')]);
  const link = screen.getByRole('link', { name: 'Download from example.com There' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByText('The file is still to come.')).toBeInTheDocument();
});
