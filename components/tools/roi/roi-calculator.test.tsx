import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RoiCalculator } from '@/components/tools/roi/roi-calculator.client';
import { successStories } from '@/content/success-stories';
import { alert, button, choice, field, fill, goTo } from '@/tests/support/screen';

const prices = { from: 10, to: 15 };
const calculator = (
  <RoiCalculator id="roi-title" anchor="roi" {...successStories.roi} prices={prices} />
);
const shared = '?vehicles=40&fuel=6000&industry=retail';

const vehicles = () => field('Vehicles in your fleet');
const fuel = () => field('Monthly fuel cost');
const industry = () => choice('Industry');
const announced = () => screen.getAllByRole('status')[0];
const shows = (text: string) => expect(screen.getByText(text)).toBeInTheDocument();
/** What a year saves, what a month saves of fuel, and the months to pay back, in this order. */
const expectFigures = (...figures: string[]) => {
  const shown = [...document.querySelectorAll('.roi-figures dd:not(.type-small)')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(figures);
};
/** Words in place of a result or the example. */
const expectNoResult = (words: string) => {
  shows(words);
  expect(document.querySelector('.calculator-figure')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
};

/** The calculator at an address with this query. */
function start(query = '') {
  goTo(`/success-stories${query}`);
  render(calculator);
  return userEvent.setup();
}

/** Calculates for retail. */
async function calculate(count: string, cost: string) {
  const user = start();
  // 12 × 30 % of $6,000, and 40 × $150 × 12.
  expect(document.querySelector('.roi-example')).toHaveTextContent(/^\$93,600$/);
  fill(vehicles(), count);
  fill(fuel(), cost);
  await user.selectOptions(industry(), 'retail');
  await user.click(button('Calculate ROI'));
}

it('a calculation shows figures, payback and working, and announces the result', async () => {
  await calculate('40', '6,000');
  shows('Annual ROI, 40 retail vehicles');
  expectFigures('$92,160', '$1,680', '2 months');
  const rows = [...document.querySelectorAll('tr')];
  expect(rows.map(({ children }) => Array.from(children, (cell) => cell.textContent))).toEqual([
    ['Fuel, a month', '28% × $6,000', '$1,680'],
    ['Vehicles, a month', '$150 × 40 vehicles', '$6,000'],
    ['Both, a month', '$1,680 + $6,000', '$7,680'],
    ['Annual ROI', '12 × $7,680', '$92,160'],
    ['Setup, once', '$200 × 40 vehicles', '$8,000'],
    ['Payback', '$8,000 ÷ $7,680, rounded up', '2 months'],
  ]);
  expect(announced()).toHaveTextContent('Annual ROI $92,160. Months to pay back: 2.');
  expect(screen.getByRole('img')).toHaveAccessibleName(/pass the setup cost in month 2/);
});

it.each([
  ['', '6000', 'Enter the number of vehicles.'],
  ['2.5', '6000', 'Enter whole vehicles, without a fraction.'],
  ['100001', '6000', 'Enter 100,000 vehicles or fewer.'],
  ['1.500', '6000', 'Did you mean 1,500?'],
  ['40', '1e6', 'Enter an amount in digits, such as 6,000 or 6,000.50.'],
])('an answer that needs a look: %j vehicles, %j of fuel: %s', async (count, cost, words) => {
  await calculate(count, cost);
  const label = count === '40' ? 'Monthly fuel cost' : 'Vehicles in your fleet';
  const wrong = field(label);
  expect(alert()).toHaveTextContent('One answer needs a look before we can calculate.');
  expect(wrong).toBeInvalid();
  expect(wrong).toHaveFocus();
  expect(wrong).toHaveAccessibleDescription(expect.stringContaining(words));
  expectNoResult(`Still needed: ${label}.`);
  fill(wrong, '40');
  expectNoResult('Calculate ROI shows the result.');
});

it('a shared address calculates as it loads, leaves the focus alone and follows back and forward', () => {
  start(shared);
  expectFigures('$92,160', '$1,680', '2 months');
  expect(vehicles()).toHaveValue('40');
  expect(industry()).toHaveValue('retail');
  expect(document.body).toHaveFocus();
  act(() => {
    goTo('/success-stories?vehicles=1&fuel=0&industry=other');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  shows('Annual ROI, 1 vehicle');
});

it('a shared address with nonsense shows it and all that is wrong with it, one answer less as it is corrected', async () => {
  const user = start('?vehicles=-3&fuel=1e9&industry=farming');
  expect(alert()).toHaveTextContent('Three answers need a look');
  expect(document.body).toHaveFocus();
  expect(vehicles()).toHaveValue('-3');
  expect(vehicles()).toHaveAccessibleDescription(/Enter 1 vehicle or more\./);
  expect(industry()).toHaveValue('');
  expect(industry()).toHaveAccessibleDescription('Choose an industry.');
  expectNoResult('Still needed: Vehicles in your fleet, Monthly fuel cost, Industry.');
  await user.clear(vehicles());
  await user.type(vehicles(), '40');
  expect(vehicles()).not.toBeInvalid();
  expect(alert()).toHaveTextContent('Two answers need a look');
});
