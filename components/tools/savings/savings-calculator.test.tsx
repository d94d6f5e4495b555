import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SavingsCalculator } from '@/components/tools/savings/savings-calculator.client';
import { pricingPage } from '@/content/pricing';
import { dollars } from '@/lib/calculator/money';
import { calculateSavings, defaultSavings, fuelRate, savedPer } from '@/lib/savings/savings';
import { count } from '@/lib/words/count';

const { title, lead, unscripted } = pricingPage.calculator;
const calculator = (
  <SavingsCalculator id="test" anchor="savings" title={title} lead={lead} unscripted={unscripted} />
);

beforeEach(() => window.history.replaceState(null, '', '/pricing'));

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const vehicles = () => field('Vehicles');
const fuel = () => field('Monthly fuel cost');
const miles = () => field('Average miles per vehicle per month');
const calculate = () => screen.getByRole('button', { name: 'Calculate' });
const said = () => screen.getAllByRole('status')[0];
const rows = () =>
  screen.getAllByRole('row').map((row) => [
    within(row).getByRole('rowheader').textContent,
    ...within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ]);

function start(address = '/pricing') {
  window.history.replaceState(null, '', address);
  render(calculator);
  return userEvent.setup();
}

async function enter(user: ReturnType<typeof start>, values: readonly [string, string, string]) {
  for (const [index, input] of [vehicles(), fuel(), miles()].entries()) {
    await user.clear(input);
    const value = values[index] ?? '';
    if (value) await user.type(input, value);
  }
}

describe('until something was calculated', () => {
  it('shows the defaults and an average estimate, in the static page too', () => {
    start();
    expect([vehicles(), fuel(), miles()].map(({ value }) => value)).toEqual([
      '50',
      '5,000',
      '2,000',
    ]);
    expect(screen.getByRole('definition')).toHaveTextContent('$1,500 per month');
    expect(screen.getByText('Based on 30% average savings')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    expect(said()).toBeEmptyDOMElement();
    const html = renderToString(calculator);
    expect(html).toContain('$1,500');
    expect(html).toContain('The calculator needs JavaScript');
    expect(html).toContain('method="dialog"');
  });

  it('is told in words with the rates and the sum that it calculates with', () => {
    const { vehicles: fleet, fuel, miles } = defaultSavings;
    expect(unscripted).toContain(`${100 * fuelRate}% of your monthly fuel cost`);
    expect(unscripted).toContain(`${100 * savedPer.thousandMiles} cents for every 1,000 miles`);
    expect(unscripted).toContain(`${dollars(savedPer.vehicle)} a vehicle`);
    expect(unscripted).toContain(`${fleet} vehicles with ${dollars(fuel)} of fuel`);
    expect(unscripted).toContain(`${count(miles)} miles each`);
    expect(unscripted).toContain(dollars(calculateSavings(defaultSavings).monthly));
  });
});

describe('what is typed before the script runs', () => {
  const early = async (address: string) => {
    window.history.replaceState(null, '', address);
    const container = document.createElement('div');
    container.innerHTML = renderToString(calculator);
    document.body.append(container);
    vehicles().value = '7';
    render(calculator, { container, hydrate: true });
    expect(vehicles()).toHaveValue('7');
    await userEvent.click(calculate());
  };

  it('counts', async () => {
    await early('/pricing');
    expect(rows()[2]).toEqual(['Operations', '$50 × 7 vehicles', '$350']);
    expect(window.location.search).toBe('?vehicles=7&fuel=5000&miles=2000');
  });

  it('goes before a shared address, which fills the other fields', async () => {
    await early('/pricing?vehicles=10&fuel=3000&miles=1500');
    expect(window.location.search).toBe('?vehicles=7&fuel=3000&miles=1500');
  });
});

describe('a calculation', () => {
  it('of the defaults is shown, worked out, announced and put into the address', async () => {
    const user = start('/pricing?utm_source=mail');
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
    expect(screen.queryByText('Based on 30% average savings')).toBeNull();
    expect(window.location.search).toBe('?utm_source=mail&vehicles=50&fuel=5000&miles=2000');
  });

  it('rounds each figure on its own', async () => {
    const user = start();
    await enter(user, ['1', '1', '1']);
    await user.keyboard('{Enter}');
    expect(rows().map((row) => row[2])).toEqual(['$0', '$0', '$50', '$50', '$604']);
    expect(rows()[1]?.[1]).toBe('1 mile × 1 vehicle × 0.15 ÷ 1,000');
  });

  it('can be downloaded as CSV', async () => {
    const user = start();
    await user.click(calculate());
    const link = screen.getByRole('link', { name: 'Download CSV' });
    expect(link).toHaveAttribute('download', 'savings-estimate.csv');
    const [kind, data = ''] = (link.getAttribute('href') ?? '').split(/,(.*)/s);
    expect(kind).toBe('data:text/csv;charset=utf-8');
    expect(decodeURIComponent(data)).toContain('Monthly savings,4015,USD\r\n');
  });

  it('can be handed on and printed', async () => {
    const user = start('/pricing?vehicles=7&fuel=700&miles=70');
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toMatch(
      /\/pricing\?vehicles=7&fuel=700&miles=70#savings$/,
    );
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('a shared address', () => {
  it('calculates on load', () => {
    start('/pricing?vehicles=10&fuel=3%2C000&miles=1500');
    expect([vehicles(), fuel(), miles()].map(({ value }) => value)).toEqual([
      '10',
      '3,000',
      '1500',
    ]);
    expect(said()).toHaveTextContent('Monthly savings $1,402. Annual savings $16,827.');
  });
});

describe('an answer that cannot be used', () => {
  it.each([
    [
      ['', '', ''],
      [/number of vehicles\.$/, /0 is allowed\.$/, /miles of one vehicle/],
    ],
    [
      ['-1', '-1', '-1'],
      [/1 vehicle or more\.$/, /0 or more\.$/, /0 miles or more\.$/],
    ],
    [
      ['many', 'much', 'far'],
      [/in digits/, /in digits/, /in digits/],
    ],
    [
      ['1e15', '1e15', '1e15'],
      [/in digits/, /in digits/, /in digits/],
    ],
    [
      ['1000000000000000', '1000000000000000', '1000000000000000'],
      [/100,000 vehicles or fewer/, /\$100,000,000 or less/, /100,000 miles or fewer/],
    ],
  ] as const)('%j: beside its field, the first one focused, no figure', async (values, words) => {
    const user = start();
    await enter(user, values);
    await user.click(calculate());
    expect(vehicles()).toHaveFocus();
    for (const [index, input] of [vehicles(), fuel(), miles()].entries()) {
      expect(input).toHaveAttribute('aria-invalid', 'true');
      expect(input).toHaveAccessibleDescription(words[index] ?? /^$/);
      expect(input).toHaveValue(values[index]);
    }
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Three answers need a look before we can calculate.',
    );
    expect(screen.queryByRole('table')).toBeNull();
    expect(document.body).not.toHaveTextContent(/NaN|Infinity|-\$|\$-/);
    expect(window.location.search).toBe('');
  });
});
