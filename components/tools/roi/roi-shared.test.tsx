import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { RoiCalculator } from '@/components/tools/roi/roi-calculator.client';
import { successStories } from '@/content/success-stories';

const { title, lead, unscripted, industries } = successStories.roi;

const vehicles = () => screen.getByRole('textbox', { name: 'Vehicles in your fleet' });
const industry = () => screen.getByRole('combobox', { name: 'Industry' });
const waiting = () => screen.queryByText('The answer appears here once the three boxes add up.');

const address = (query: string) =>
  window.history.replaceState(null, '', `/success-stories${query}`);

beforeEach(() => address(''));

function start() {
  render(
    <RoiCalculator id="roi-title" anchor="roi" {...{ title, lead, unscripted, industries }} />,
  );
  return userEvent.setup();
}

describe('the result under an address', () => {
  it.each([
    ['40', '6000', 'logistics', '$93,600', '$1,800', '2 months'],
    ['40', '6000', 'other', '$90,000', '$1,500', '2 months'],
    ['1', '-0', 'logistics', '$1,800', '$0', '2 months'],
    ['1', '1000', 'healthcare', '$4,200', '$200', '1 month'],
    ['1,500', '$12,345.67', 'logistics', '$2,744,444', '$3,704', '2 months'],
    ['100000', '100000000', 'logistics', '$540,000,000', '$30,000,000', '1 month'],
  ])('%s vehicles, %s of fuel, %s', (count, cost, kind, annual, saved, months) => {
    address(`?${new URLSearchParams({ vehicles: count, fuel: cost, industry: kind })}`);
    start();
    const shown = [...document.querySelectorAll('.roi-figures dd:not(.type-small)')];
    expect(shown.map(({ textContent }) => textContent)).toEqual([annual, saved, months]);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(`Annual ROI ${annual}.`);
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined|-\$?\d|−/);
  });
});

describe('a shared address', () => {
  it('calculates as it loads and leaves the focus alone', () => {
    address('?vehicles=40&fuel=6000&industry=retail');
    start();
    expect(screen.getByText('$92,160', { selector: 'dd' })).toBeInTheDocument();
    expect(vehicles()).toHaveValue('40');
    expect(industry()).toHaveValue('retail');
    expect(document.body).toHaveFocus();
  });

  it('with nonsense shows it and what is wrong with it', () => {
    address('?vehicles=-3&fuel=1e9&industry=farming');
    start();
    expect(screen.getByRole('alert')).toHaveTextContent('Three answers need a look');
    expect(vehicles()).toHaveValue('-3');
    expect(vehicles()).toHaveAccessibleDescription(/Enter 1 vehicle or more\./);
    expect(industry()).toHaveValue('');
    expect(document.body).toHaveFocus();
    expect(waiting()).toBeInTheDocument();
  });

  it.each([
    ['vehicles=NaN&fuel=Infinity&industry=retail', 'Two answers need'],
    ['vehicles=1e999&fuel=-1e999&industry=retail', 'Two answers need'],
    [`vehicles=${'9'.repeat(5000)}&fuel=1&industry=retail`, 'One answer needs'],
    ['vehicles=40&fuel=6000&industry=__proto__', 'One answer needs'],
    ['vehicles=40', 'Two answers need'],
    ['vehicles=<script>&fuel=%00&industry=', 'Three answers need'],
  ])('%.60s is refused without a result', (query, words) => {
    address(`?${query}`);
    start();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(waiting()).toBeInTheDocument();
    expect(industry()).not.toHaveDisplayValue('__proto__');
  });

  it('follows back and forward', () => {
    address('?vehicles=40&fuel=6000&industry=retail');
    start();
    act(() => {
      address('?vehicles=1&fuel=0&industry=other');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByText('Annual ROI, 1 vehicle')).toBeInTheDocument();
  });
});
