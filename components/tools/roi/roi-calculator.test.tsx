import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { successStories } from '@/content/success-stories';
import { alert, button, goTo } from '@/tests/support/screen';
import {
  calculate,
  calculator,
  expectFigures,
  expectNoResult,
  fuel,
  industry,
  said,
  shared,
  shows,
  start,
  vehicles,
} from '@/tests/support/views/roi';

const { unscripted } = successStories.roi;

describe('before calculating', () => {
  it('stands in the HTML, whatever the address, with the formula in words', () => {
    goTo(`/success-stories${shared}`);
    const html = renderToString(calculator);
    for (const part of ['method="dialog"', unscripted]) expect(html).toContain(part);
  });
});

describe('a calculation', () => {
  it('shows figures, payback and working, and says the result politely', async () => {
    await calculate(start(), '40', '6,000', 'retail');
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
    expect(screen.getByRole('table', { name: 'The working' })).toBeInTheDocument();
    expect(said()).toHaveTextContent('Annual ROI $92,160. Months to pay back: 2.');
    expect(screen.getByRole('img')).toHaveAccessibleName(/pass the setup cost in month 2/);
    expect(fuel()).toHaveValue('6,000');
  });
});

it.each([
  ['0', '6000', 'Enter 1 vehicle or more.'],
  ['', '6000', 'Enter the number of vehicles.'],
  ['2.5', '6000', 'Enter whole vehicles, without a fraction.'],
  ['100001', '6000', 'Enter 100,000 vehicles or fewer.'],
  ['1.500', '6000', 'Did you mean 1,500?'],
  ['40', '', 'Enter your monthly fuel cost. 0 is allowed.'],
  ['40', '-1', 'Enter 0 or more.'],
  ['40', '100000000.01', 'Enter $100,000,000 or less.'],
  ['40', '1e6', 'Enter an amount in digits, such as 6,000 or 6,000.50.'],
])('an answer that needs a look: %j vehicles, %j of fuel: %s', async (count, cost, words) => {
  await calculate(start(), count, cost, 'retail');
  const wrong = count === '40' ? fuel() : vehicles();
  expect(alert()).toHaveTextContent('One answer needs a look before we can calculate.');
  expect(wrong).toBeInvalid();
  expect(wrong).toHaveFocus();
  expect(wrong).toHaveAccessibleDescription(expect.stringContaining(words));
  expectNoResult();
  expect(window.location.search).toBe('');
});

it('answers that need a look are all named; the first one has the focus', async () => {
  const user = start();
  await user.click(button('Calculate ROI'));
  expect(alert()).toHaveTextContent('Three answers need a look');
  expect(vehicles()).toHaveFocus();
  expect(industry()).toHaveAccessibleDescription('Choose an industry.');
  await user.type(vehicles(), '40');
  expect(vehicles()).not.toBeInvalid();
  expect(alert()).toHaveTextContent('Two answers need a look');
});
