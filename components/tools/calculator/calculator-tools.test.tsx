import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CalculatorTools } from '@/components/tools/calculator/calculator-tools.client';

const writeText = vi.fn<(text: string) => Promise<void>>();
const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  });
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const said = () => screen.getByRole('status');

describe('copying the address of a result', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    writeText.mockReset().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    render(<CalculatorTools anchor="roi" />);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is confirmed until two seconds after the last press', async () => {
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/#roi');
    await pass(1500);
    await press();
    await pass(1999);
    expect(said()).toHaveTextContent('Copied. The address holds your three answers.');
    await pass(1);
    expect(said()).toBeEmptyDOMElement();
  });

  it('says and logs that the browser refused', async () => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await press();
    expect(said()).toHaveTextContent('Not copied. The address bar holds the same link.');
    expect(debug).toHaveBeenCalledOnce();
  });
});
