import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alert, goTo } from '@/tests/support/screen';
import {
  expectFigures,
  expectNoResult,
  industry,
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

  it('with nonsense shows it and what is wrong with it', () => {
    start('?vehicles=-3&fuel=1e9&industry=farming');
    expect(alert()).toHaveTextContent('Three answers need a look');
    expect(vehicles()).toHaveValue('-3');
    expect(vehicles()).toHaveAccessibleDescription(/Enter 1 vehicle or more\./);
    expect(industry()).toHaveValue('');
    expect(document.body).toHaveFocus();
    expectNoResult();
  });
});
