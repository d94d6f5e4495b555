import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SavingsCalculator } from '@/components/tools/savings/savings-calculator.client';
import { pricingPage } from '@/content/pricing';
import { count } from '@/lib/events/count';
import { button, field, fill, goTo, link } from '@/tests/support/screen';

const calculator = (
  <SavingsCalculator
    id="savings-title"
    anchor="savings"
    {...pricingPage.calculator}
    fuelRate={0.3}
    prices={{ from: 10, to: 15 }}
  />
);

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

it('until something was calculated defaults and an average estimate stand there', () => {
  start();
  expect(field('Vehicles')).toHaveValue('50');
  expect(field('Monthly fuel cost')).toHaveValue('5,000');
  expect(field('Average miles per vehicle per month')).toHaveValue('2,000');
  expect(screen.getByRole('definition')).toHaveTextContent('$1,500 per month');
  expect(screen.queryByRole('table')).toBeNull();
  expect(announced()).toBeEmptyDOMElement();
});

it('a calculation of the defaults is shown, worked out, announced, and put into address and file', async () => {
  const user = start('?utm_source=mail');
  vi.stubGlobal('EVENTS_URL', 'https://count.test/api/event');
  fill(field('Vehicles'), 'many');
  await user.click(button('Calculate'));
  expect(count).not.toHaveBeenCalled();
  fill(field('Vehicles'), '50');
  await user.click(button('Calculate'));
  expect(count).toHaveBeenCalledExactlyOnceWith('Calculator computed', { calculator: 'savings' });
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
  expect(field('Monthly fuel cost')).toHaveValue('5,000');
  expect(link('Download CSV')).toHaveAttribute('download', 'savings-estimate.csv');
  const file = decodeURIComponent(link('Download CSV').getAttribute('href') ?? '');
  expect(file).toMatch(/^data:text\/csv;charset=utf-8,.*Monthly savings,4015,USD\r\n/s);
});
