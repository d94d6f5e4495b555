import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyButton, Copying } from '@/components/pages/api-docs/parts/copying.client';

const words = { copy: 'Copy', copied: 'Copied', failed: 'Not copied' };
const element = (
  <Copying words={words}>
    {['Request', 'Response'].map((title) => (
      <figure key={title}>
        <figcaption>
          {title}
          <CopyButton what={title} />
        </figcaption>
        <code>
          <span>{title} </span>
          {'{\n  "a": "<b>"\n}'}
        </code>
      </figure>
    ))}
  </Copying>
);

const written = vi.fn<(text: string) => Promise<void>>();
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) =>
  act(async () => {
    fireEvent.click(button(name));
  });
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

describe('copy buttons', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    written.mockReset().mockResolvedValue();
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } });
    render(element);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('copy the code of their own figure as it was written', async () => {
    await press('Copy: Response');
    expect(written).toHaveBeenCalledExactlyOnceWith('Response {\n  "a": "<b>"\n}');
  });

  it('confirm for two seconds and say so politely', async () => {
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await press('Copy: Request');
    expect(button('Copied: Request')).toHaveTextContent('Copied');
    expect(button('Copy: Response')).toHaveTextContent('Copy');
    expect(screen.getByRole('status')).toHaveTextContent('Copied: Request');
    await pass(1999);
    expect(button('Copied: Request')).toBeVisible();
    await pass(1);
    expect(button('Copy: Request')).toHaveTextContent('Copy');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('count anew when pressed again', async () => {
    await press('Copy: Request');
    await pass(1500);
    await press('Copied: Request');
    await pass(1500);
    expect(button('Copied: Request')).toBeVisible();
    await pass(500);
    expect(button('Copy: Request')).toBeVisible();
  });

  it('log a refusal and do not claim otherwise', async () => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
    written.mockRejectedValue(new Error('refused'));
    await press('Copy: Request');
    expect(button('Not copied: Request')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Not copied: Request');
    expect(debug).toHaveBeenCalledOnce();
  });
});
