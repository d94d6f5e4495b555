import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
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
const said = () => screen.getAllByRole('status')[0];
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

it('until something was calculated defaults and an average estimate stand there, in the static page too', () => {
  start();
  expect(values()).toEqual(['50', '5,000', '2,000']);
  expect(screen.getByRole('definition')).toHaveTextContent('$1,500 per month');
  expect(screen.getByText('Based on 30% average savings')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  expect(said()).toBeEmptyDOMElement();
  const html = renderToString(calculator);
  for (const part of ['$1,500', 'The calculator needs JavaScript', 'method="dialog"']) {
    expect(html).toContain(part);
  }
});

it('a calculation of the defaults is shown, worked out, announced, and put into address and file', async () => {
  const user = start('?utm_source=mail');
  await user.click(calculate());
  expect(said()).toHaveTextContent('Monthly savings $4,015. Annual savings $48,180.');
  expect(screen.getByText('$4,015', { selector: '.type-figure' })).toBeInTheDocument();
  expect(rows()).toEqual([
    ['Fuel', '30% × $5,000', '$1,500'],
    ['Maintenance', '2,000 miles × 50 vehicles × 0.15 ÷ 1,000', '$15'],
    ['Operations', '$50 × 50 vehicles', '$2,500'],
    ['A month', '$1,500 + $15 + $2,500', '$4,015'],
    ['A year', '12 × $4,015', '$48,180'],
  ]);
  for (const row of screen.getAllByRole('row')) expect(row.firstChild?.nodeName).toBe('TH');
  expect(screen.getByText(/^Subscription/)).toHaveTextContent(
    'Subscription, not taken off: $500 to $750 a month for 50 users at $10 to $15, one for each vehicle.',
  );
  expect(window.location.search).toBe('?utm_source=mail&vehicles=50&fuel=5000&miles=2000');
  expect(link('Download CSV')).toHaveAttribute('download', 'savings-estimate.csv');
  const [kind, data = ''] = (link('Download CSV').getAttribute('href') ?? '').split(/,(.*)/s);
  expect(kind).toBe('data:text/csv;charset=utf-8');
  expect(decodeURIComponent(data)).toContain('Monthly savings,4015,USD\r\n');
});

it.each([
  ['', [/number of vehicles\.$/, /0 is allowed\.$/, /miles of one vehicle/]],
  ['-1', [/1 vehicle or more\.$/, /0 or more\.$/, /0 miles or more\.$/]],
])(
  'the answer %j cannot be used: said beside its field, the first one focused, no figure',
  async (text, words) => {
    const user = start();
    await enter(user, [text, text, text]);
    await user.click(calculate());
    expect(vehicles()).toHaveFocus();
    for (const [index, input] of fields().entries()) {
      expect(input).toHaveAttribute('aria-invalid', 'true');
      expect(input).toHaveAccessibleDescription(words[index] ?? /^$/);
      expect(input).toHaveValue(text);
    }
    expect(alert()).toHaveTextContent('Three answers need a look before we can calculate.');
    expect(screen.queryByRole('table')).toBeNull();
    expect(document.body).not.toHaveTextContent(/NaN|Infinity|-\$|\$-/);
    expect(window.location.search).toBe('');
  },
);
