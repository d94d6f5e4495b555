import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { WhitePapers } from '@/components/pages/empty/white-papers.client';
import { whitePaperCategories } from '@/content/white-papers';
import { whitePapers } from '@/lib/content/white-papers';

function show() {
  render(<WhitePapers title="All papers" papers={whitePapers} categories={whitePaperCategories} />);
  return {
    search: screen.getByRole('searchbox', { name: 'Search white papers' }),
    titles: () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent),
  };
}

it('white papers are all six at first', () => {
  expect(show().titles()).toEqual(whitePapers.map(({ title }) => title));
});

it.each(whitePaperCategories)('white papers of the category %s alone', async (category) => {
  const { titles } = show();
  await userEvent.click(screen.getByRole('radio', { name: category }));
  const own = whitePapers.filter((paper) => paper.category === category);
  expect(own.length).toBeGreaterThan(0);
  expect(titles()).toEqual(own.map(({ title }) => title));
});

it('white papers are searched in title, description and tags, whatever the case', async () => {
  const { search, titles } = show();
  await userEvent.type(search, 'OBJECTIVE weights');
  expect(titles()).toEqual([whitePapers[0]?.title]);
});

it.each(['zzz', '(', '\\', '<b>'])(
  'no white papers are found by "%s", and it says so',
  async (query) => {
    const { search, titles } = show();
    await userEvent.type(search, query.replace(/[{[]/g, '$&$&'));
    expect(titles()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('No white papers found.');
  },
);
