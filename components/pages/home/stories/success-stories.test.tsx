import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { link } from '@/tests/support/screen';
import { SuccessStories } from './success-stories';

vi.mock('@/lib/picture/manifest', () => ({
  pictures: { map: { file: 'map.svg', width: 740, height: 410 } },
}));

const stories = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `story-${index}`,
    href: `/case-studies/story-${index}` as const,
    title: `Story ${index}`,
    industry: 'Farms',
    weeks: 6,
    thread: index === 0 ? ('plum' as const) : ('teal' as const),
    picture: 'map',
    pictureAlt: 'A map',
    sample: index === 0,
  }));

const show = (count: number) =>
  render(
    <SuccessStories
      id="stories"
      title="Stories"
      read="Read"
      sample="Made up"
      all={{ label: 'All stories', href: '/success-stories' }}
      stories={stories(count)}
    />,
  );
const looks = () =>
  screen
    .getAllByRole('article')
    .map(({ className }) => /story-(large|alone)/.exec(className)?.[1] ?? 'small');

it.each([
  [1, ['large']],
  [2, ['large', 'alone']],
  [3, ['large', 'small', 'small']],
  [4, ['large', 'small', 'small', 'alone']],
  [5, ['large', 'small', 'small', 'small', 'small']],
])('of %i stories one stands large and none beside a gap', (count, expected) => {
  show(count);
  expect(looks()).toEqual(expected);
});

it('says at a company that was made up, and at no other, that it was', () => {
  show(2);
  const [invented, real] = screen.getAllByRole('article');
  expect(invented).toHaveTextContent('Made up');
  expect(real).not.toHaveTextContent('Made up');
});

it('is printed in the color of its story, and leads to it', () => {
  show(1);
  expect(screen.getByRole('article')).toHaveClass('bg-plum-sheet');
  expect(link('Read: Story 0')).toHaveAttribute('href', '/case-studies/story-0');
});
