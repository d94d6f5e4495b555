import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SavingsCalculator } from '@/components/tools/savings/savings-calculator.client';
import { pricingPage } from '@/content/pricing';
import { alert, button, field, goTo, link } from '@/tests/support/screen';

const calculator = (
  <SavingsCalculator
    id="test"
    anchor="savings"
    {...pricingPage.calculator}
    fuelRate={0.3}
    prices={{ from: 10, to: 15 }}
  />
);

const vehicles = () => field('Vehicles');
const fields = () => [
  vehicles(),
  field('Monthly fuel cost'),
  field('Average miles per vehicle per month'),
];
const values = () => fields().map(({ value }) => value);
const calculate = () => button('Calculate');
const announced = () => screen.getAllByRole('status')[0];
const rows = () =>
  screen
    .getAllByRole('row')
    .map(({ children }) => Array.from(children, (cell) => cell.textContent));

function start(query = '') {
  goTo(`/pricing${query}`);
  render(calculator);
  return userEvent.setup();
}

async function enter(user: ReturnType<typeof start>, answers: readonly string[]) {
  for (const [index, input] of fields().entries()) {
    await user.clear(input);
    if (answers[index]) await user.type(input, answers[index]);
  }
}

it('until something was calculated defaults and an average estimate stand there', () => {
  start();
  expect(values()).toEqual(['50', '5,000', '2,000']);
  expect(screen.getByRole('definition')).toHaveTextContent('$1,500 per month');
  expect(screen.queryByRole('table')).toBeNull();
  expect(announced()).toBeEmptyDOMElement();
});

it('a calculation of the defaults is shown, worked out, announced, and put into address and file', async () => {
  const user = start('?utm_source=mail');
  await user.click(calculate());
  expect(announced()).toHaveTextContent('Monthly savings $4,015. Annual savings $48,180.');
  expect(screen.getByText('$4,015', { selector: '.type-figure' })).toBeInTheDocument();
  expect(rows()).toEqual([
    ['Fuel', '30% × $5,000', '$1,500'],
    ['Maintenance', '2,000 miles × 50 vehicles × 0.15 ÷ 1,000', '$15'],
    ['Operations', '$50 × 50 vehicles', '$2,500'],
    ['A month', '$1,500 + $15 + $2,500', '$4,015'],
    ['A year', '12 × $4,015', '$48,180'],
  ]);
  expect(screen.getByText(/^Subscription/)).toHaveTextContent(
    'Subscription, not taken off: $500 to $750 a month for 50 users at $10 to $15, one for each vehicle.',
  );
  expect(window.location.search).toBe('?utm_source=mail&vehicles=50&fuel=5000&miles=2000');
  expect(link('Download CSV')).toHaveAttribute('download', 'savings-estimate.csv');
  const file = decodeURIComponent(link('Download CSV').getAttribute('href') ?? '');
  expect(file).toMatch(/^data:text\/csv;charset=utf-8,.*Monthly savings,4015,USD\r\n/s);
});

it('answers that cannot be used: each is explained beside its field, the first one focused, no figure', async () => {
  const user = start();
  await enter(user, ['-1', '', '-1']);
  await user.click(calculate());
  expect(vehicles()).toHaveFocus();
  const words = [/1 vehicle or more\.$/, /0 is allowed\.$/, /0 miles or more\.$/];
  for (const [index, input] of fields().entries()) {
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(words[index]);
  }
  expect(values()).toEqual(['-1', '', '-1']);
  expect(alert()).toHaveTextContent('Three answers need a look before we can calculate.');
  expect(screen.queryByRole('table')).toBeNull();
  expect(window.location.search).toBe('');
});
