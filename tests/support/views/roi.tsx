import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { RoiCalculator } from '@/components/tools/roi/roi-calculator.client';
import { successStories } from '@/content/success-stories';
import { button, choice, field, goTo } from '@/tests/support/screen';

const prices = { from: 10, to: 15 };
export const calculator = (
  <RoiCalculator id="roi-title" anchor="roi" {...successStories.roi} prices={prices} />
);
export const shared = '?vehicles=40&fuel=6000&industry=retail';

export const vehicles = () => field('Vehicles in your fleet');
export const fuel = () => field('Monthly fuel cost');
export const industry = () => choice('Industry');
export const said = () => screen.getAllByRole('status')[0];
const waiting = () =>
  screen.queryByText('The answer appears here once all three boxes are filled.');
export const shows = (text: string) => expect(screen.getByText(text)).toBeInTheDocument();
/** What a year saves, what a month saves of fuel, and the months to pay back, in this order. */
export const expectFigures = (...figures: string[]) => {
  const shown = [...document.querySelectorAll('.roi-figures dd:not(.type-small)')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(figures);
};
const example = () => screen.queryByText(/^Annual ROI, for example:/);
export const expectNoResult = () => {
  expect(waiting()).toBeInTheDocument();
  // 12 × 30 % of $6,000, and 40 × $150 × 12.
  expect(example()).toHaveTextContent('40 logistics vehicles, $6,000 of fuel a month in all');
  expect(document.querySelector('.roi-example')).toHaveTextContent(/^\$93,600$/);
  expect(screen.queryByRole('table')).toBeNull();
};

/** The calculator at an address with this query. */
export function start(query = '') {
  goTo(`/success-stories${query}`);
  render(calculator);
  return userEvent.setup();
}

type Answers = [user: ReturnType<typeof start>, count: string, cost: string, kind: string];

async function fill(...[user, count, cost, kind]: Answers) {
  await user.clear(vehicles());
  if (count) await user.type(vehicles(), count);
  await user.clear(fuel());
  if (cost) await user.type(fuel(), cost);
  await user.selectOptions(industry(), kind);
}

export async function calculate(...answers: Answers) {
  await fill(...answers);
  await answers[0].click(button('Calculate ROI'));
}
