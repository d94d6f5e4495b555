import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alert, goTo } from '@/tests/support/screen';
import {
  expectFigures,
  expectNoResult,
  industry,
  said,
  shared,
  shows,
  start,
  vehicles,
} from '@/tests/support/views/roi';

describe('a shared address', () => {
  it('calculates as it loads, leaves the focus alone and follows back and forward', () => {
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

  it.each([
    ['40', '6000', 'other', '$90,000', '$1,500', '2 months'],
    ['1', '-0', 'healthcare', '$1,800', '$0', '2 months'],
    ['1,500', '$12,345.67', 'logistics', '$2,744,444', '$3,704', '2 months'],
    ['100000', '100000000', 'logistics', '$540,000,000', '$30,000,000', '1 month'],
  ])('of %s vehicles, %s of fuel, %s', (count, cost, kind, annual, saved, months) => {
    start(`?${new URLSearchParams({ vehicles: count, fuel: cost, industry: kind })}`);
    expectFigures(annual, saved, months);
    expect(said()).toHaveTextContent(`Annual ROI ${annual}.`);
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined|-\$?\d|−/);
  });

  it('with nonsense shows it and what is wrong with it', () => {
    start('?vehicles=-3&fuel=1e9&industry=farming');
    expect(alert()).toHaveTextContent('Three answers need a look');
    expect(vehicles()).toHaveValue('-3');
    expect(vehicles()).toHaveAccessibleDescription(/Enter 1 vehicle or more\./);
    expect(industry()).toHaveValue('');
    expect(document.body).toHaveFocus();
    expectNoResult();
  });

  it.each([
    ['vehicles=NaN&fuel=Infinity&industry=retail', 'Two answers need'],
    ['vehicles=40&fuel=6000&industry=__proto__', 'One answer needs'],
    ['vehicles=40', 'Two answers need'],
    ['vehicles=<script>&fuel=%00&industry=', 'Three answers need'],
  ])('%s is refused without a result', (query, words) => {
    start(`?${query}`);
    expect(alert()).toHaveTextContent(words);
    expectNoResult();
    expect(industry()).not.toHaveDisplayValue('__proto__');
  });
});
