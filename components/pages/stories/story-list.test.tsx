import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type CaseStudy, caseStudies } from '@/lib/content/stories/case-studies';
import { WeekRows } from './week-rows';

vi.mock('@/lib/picture/manifest', () => ({
  pictures: {
    wide: { file: 'wide.svg', width: 720, height: 420 },
    tall: { file: 'tall.svg', width: 340, height: 560 },
    photo: { file: 'photo.jpg', width: 900, height: 1600 },
  },
}));

const [first] = caseStudies;
if (!first) throw new Error('There is no case study.');

const story = (index: number, picture = 'wide'): CaseStudy => ({
  ...first,
  slug: `story-${index}`,
  href: `/case-studies/story-${index}`,
  title: `Story ${index}`,
  industry: `Trade ${index}`,
  teaser: { text: 'What happened', image: { picture, alt: '' } },
});
it('weeks stand on a scale until a step would be too short for its title', () => {
  const long = story(1);
  const steps = [
    { title: 'Plan', weeks: { from: 1, to: 1 }, text: '' },
    { title: 'Go', weeks: { from: 2, to: 40 }, text: '' },
  ];
  const scaled = () => document.querySelectorAll('.week-scale').length;
  const rows = (studies: readonly CaseStudy[]) => (
    <WeekRows title="Weeks" lead="" studies={studies} />
  );
  const { rerender } = render(rows([story(0)]));
  expect(scaled()).toBe(1);
  rerender(rows([story(0), { ...long, timeline: { ...long.timeline, steps } }]));
  expect(scaled()).toBe(0);
  expect(screen.getByText('Go')).toBeInTheDocument();
});
