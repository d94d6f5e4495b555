import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseStudies } from '@/lib/content/stories/case-studies';
import { WeekRows } from './week-rows';

it.each([
  [2, 1],
  [40, 0],
])('weeks stand on a scale unless a step is too short for its title: 1 of %i', (last, scales) => {
  const steps = [
    { title: 'Plan', weeks: { from: 1, to: 1 }, text: '' },
    { title: 'Go', weeks: { from: 2, to: last }, text: '' },
  ];
  const studies = caseStudies.slice(0, 1).map((study) => ({
    ...study,
    timeline: { ...study.timeline, steps },
  }));
  render(<WeekRows title="Weeks" lead="" studies={studies} />);
  expect(document.querySelectorAll('.week-row-scale')).toHaveLength(scales);
});
