import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { RoiCalculator } from '@/components/tools/roi/roi-calculator.client';
import { pricingQuestions } from '@/content/pricing';
import { successStories } from '@/content/success-stories';
import { roiPerVehicle, roiRates } from '@/lib/roi/roi';

const { title, lead, unscripted, industries } = successStories.roi;
const calculator = (
  <RoiCalculator id="roi-title" anchor="roi" {...{ title, lead, unscripted, industries }} />
);

const vehicles = () => screen.getByRole('textbox', { name: 'Vehicles in your fleet' });
const fuel = () => screen.getByRole('textbox', { name: 'Monthly fuel cost' });
const industry = () => screen.getByRole('combobox', { name: 'Industry' });
const said = () => screen.getAllByRole('status')[0];
const waiting = () => screen.queryByText('The answer appears here once the three boxes add up.');

const address = (query: string) =>
  window.history.replaceState(null, '', `/success-stories${query}`);

beforeEach(() => address(''));

function start() {
  render(calculator);
  return userEvent.setup();
}

async function fill(
  user: ReturnType<typeof userEvent.setup>,
  count: string,
  cost: string,
  kind: string,
) {
  await user.clear(vehicles());
  if (count) await user.type(vehicles(), count);
  await user.clear(fuel());
  if (cost) await user.type(fuel(), cost);
  await user.selectOptions(industry(), kind);
  await user.click(screen.getByRole('button', { name: 'Calculate ROI' }));
}

/** The working as rows of cells. */
const working = () =>
  within(screen.getByRole('table', { name: 'The working' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('before calculating', () => {
  it('asks three things and shows no result', () => {
    start();
    for (const field of [vehicles(), fuel(), industry()]) {
      expect(field).toBeRequired();
      expect(field).toHaveValue('');
      expect(field).not.toHaveAttribute('aria-invalid', 'true');
    }
    expect(
      within(industry())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Select your industry',
      'Logistics',
      'Construction',
      'Healthcare',
      'Retail',
      'Manufacturing',
      'Other',
    ]);
    expect(waiting()).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    expect(said()).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('shows nothing while answers are typed', async () => {
    const user = start();
    await user.type(vehicles(), '40');
    await user.type(fuel(), '6000');
    await user.selectOptions(industry(), 'retail');
    expect(waiting()).toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  it('stands in the HTML, whatever the address, with the formula in words', () => {
    address('?vehicles=40&fuel=6000&industry=retail');
    const html = renderToString(calculator);
    expect(html).toContain('Vehicles in your fleet');
    expect(html).toContain('The answer appears here');
    expect(html).toContain('method="dialog"');
    expect(html).toContain(unscripted);
    expect(unscripted).toContain(`add $${roiPerVehicle.monthly} per vehicle`);
    expect(unscripted).toContain(`$${roiPerVehicle.setup} per vehicle`);
    const setup = pricingQuestions.find(({ id }) => id === 'setup-fee');
    expect(setup?.answer).toContain(`sets ${roiPerVehicle.setup} dollars a vehicle aside`);
  });

  it('offers the industries that have a rate', () =>
    expect(industries.map(({ value }) => value)).toEqual(Object.keys(roiRates)));
});

describe('a calculation', () => {
  it('shows figures, payback and working, and says the result politely', async () => {
    const user = start();
    await fill(user, '40', '6,000', 'retail');
    expect(screen.getByText('Annual ROI, 40 retail vehicles')).toBeInTheDocument();
    expect(screen.getByText('$92,160', { selector: 'dd' })).toBeInTheDocument();
    expect(screen.getByText('$1,680', { selector: 'dd' })).toBeInTheDocument();
    expect(screen.getByText('2 months', { selector: 'dd' })).toBeInTheDocument();
    expect(working()).toEqual([
      ['Fuel, a month', '28% × $6,000', '$1,680'],
      ['Vehicles, a month', '$150 × 40 vehicles', '$6,000'],
      ['Both, a month', '$1,680 + $6,000', '$7,680'],
      ['Annual ROI', '12 × $7,680', '$92,160'],
      ['Setup, once', '$200 × 40 vehicles', '$8,000'],
      ['Payback', '$8,000 ÷ $7,680, rounded up', '2 months'],
    ]);
    expect(said()).toHaveTextContent('Annual ROI $92,160. Months to pay back: 2.');
    expect(screen.getByRole('img')).toHaveAccessibleName(/pass the setup cost in month 2/);
    expect(fuel()).toHaveValue('6,000');
  });

  it('starts with Enter and writes itself into the address', async () => {
    const user = start();
    await user.type(vehicles(), '1,500');
    await user.type(fuel(), '$6,000.50');
    await user.selectOptions(industry(), 'other');
    await user.type(fuel(), '{Enter}');
    expect(window.location.search).toBe('?vehicles=1500&fuel=6000.5&industry=other');
    expect(screen.getByText('Annual ROI, 1,500 vehicles')).toBeInTheDocument();
  });

  it('of one vehicle without fuel is fine', async () => {
    const user = start();
    await fill(user, '1', '0', 'healthcare');
    expect(screen.getByText('Annual ROI, 1 healthcare vehicle')).toBeInTheDocument();
    expect(screen.getByText('$1,800', { selector: 'dd' })).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('keeps its result while answers change, until the next one', async () => {
    const user = start();
    await fill(user, '40', '6000', 'retail');
    await user.clear(vehicles());
    expect(screen.getByText('Annual ROI, 40 retail vehicles')).toBeInTheDocument();
    await fill(user, '1', '1000', 'healthcare');
    expect(screen.getByText('Annual ROI, 1 healthcare vehicle')).toBeInTheDocument();
    expect(screen.getByText('1 month', { selector: 'dd' })).toBeInTheDocument();
  });
});

describe('answers that need a look', () => {
  it.each([
    ['0', '6000', 'retail', 'Enter 1 vehicle or more.', null],
    ['', '6000', 'retail', 'Enter the number of vehicles.', null],
    ['2.5', '6000', 'retail', 'Enter whole vehicles, without a fraction.', null],
    ['ten', '6000', 'retail', 'Enter a number in digits, such as 40 or 1,500.', null],
    ['100001', '6000', 'retail', 'Enter 100,000 vehicles or fewer.', null],
    ['40', '', 'retail', null, 'Enter your monthly fuel cost. 0 is allowed.'],
    ['40', '-1', 'retail', null, 'Enter 0 or more.'],
    ['40', '1e6', 'retail', null, 'Enter an amount in digits, such as 6,000 or 6,000.50.'],
    ['40', '100000000.01', 'retail', null, 'Enter $100,000,000 or less.'],
  ])('%j vehicles, %j of fuel', async (count, cost, kind, ofVehicles, ofFuel) => {
    const user = start();
    await fill(user, count, cost, kind);
    const wrong = ofVehicles ? vehicles() : fuel();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'One answer needs a look before we can calculate.',
    );
    expect(wrong).toBeInvalid();
    expect(wrong).toHaveFocus();
    expect(wrong).toHaveAccessibleDescription(expect.stringContaining(ofVehicles ?? ofFuel ?? ''));
    expect(screen.queryByRole('table')).toBeNull();
    expect(window.location.search).toBe('');
  });

  it('are all named; the first one has the focus', async () => {
    const user = start();
    await user.click(screen.getByRole('button', { name: 'Calculate ROI' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Three answers need a look');
    expect(vehicles()).toHaveFocus();
    expect(industry()).toHaveAccessibleDescription('Choose an industry.');
    await user.type(vehicles(), '40');
    expect(vehicles()).not.toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Two answers need a look');
  });

  it('take an earlier result away', async () => {
    const user = start();
    await fill(user, '40', '6000', 'retail');
    await fill(user, '0', '6000', 'retail');
    expect(screen.queryByRole('table')).toBeNull();
    expect(waiting()).toBeInTheDocument();
    await fill(user, '40', '6000', 'retail');
    expect(screen.getByRole('table')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
