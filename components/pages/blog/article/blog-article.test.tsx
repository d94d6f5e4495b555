import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReadingProgress } from '@/components/pages/blog/article/reading-progress.client';
import { SaveButton } from '@/components/pages/blog/article/save-button.client';
import { ShareButton } from '@/components/pages/blog/article/share-button.client';
import { NewsletterForm } from '@/components/tools/newsletter/newsletter-form.client';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'debug').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('Share', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  const press = async (device: Partial<Navigator>) => {
    vi.stubGlobal('navigator', { clipboard: { writeText }, ...device });
    render(<ShareButton title="Rain at three" />);
    await act(async () => fireEvent.click(screen.getByRole('button')));
  };

  beforeEach(() => {
    writeText.mockReset();
    writeText.mockResolvedValue();
  });

  it('hands the page to the device', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    await press({ share });
    expect(share).toHaveBeenCalledWith({ title: 'Rain at three', url: 'http://localhost:3000/' });
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says nothing of a cancel', async () => {
    await press({ share: vi.fn().mockRejectedValue(new DOMException('', 'AbortError')) });
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveTextContent('Share');
  });

  it.each([
    ['there is no sharing', {}],
    ['sharing fails', { share: vi.fn().mockRejectedValue(new Error('no')) }],
  ])('copies the address where %s', async (_, device) => {
    await press(device);
    expect(writeText).toHaveBeenCalledWith('http://localhost:3000/');
    expect(screen.getByRole('status')).toHaveTextContent('Link copied');
  });

  it('says so until two seconds after the last press', async () => {
    vi.useFakeTimers();
    await press({});
    act(() => vi.advanceTimersByTime(1500));
    await act(async () => fireEvent.click(screen.getByRole('button')));
    act(() => vi.advanceTimersByTime(1999));
    expect(screen.getByRole('status')).toHaveTextContent('Link copied');
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('owns up where nothing works', async () => {
    writeText.mockRejectedValue(new Error('blocked'));
    await press({});
    expect(screen.getByRole('status')).toHaveTextContent('Not copied');
  });
});

describe('Save', () => {
  it('keeps the article and lets go of it', async () => {
    const user = userEvent.setup();
    render(<SaveButton slug="rain-at-three" />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(localStorage.getItem('saved-articles')).toBe('["rain-at-three"]');
    expect(screen.getByRole('status')).toHaveTextContent('Saved on this device.');
    await user.click(screen.getByRole('button', { name: /^Saved/ }));
    expect(localStorage.getItem('saved-articles')).toBe('[]');
    expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
  });

  it.each(['{"x":1}', 'not json', '[1,"../x",null]'])('takes %s for nothing', (text) => {
    localStorage.setItem('saved-articles', text);
    render(<SaveButton slug="rain-at-three" />);
    expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
  });

  it('owns up where the device keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    render(<SaveButton slug="rain-at-three" />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('status')).toHaveTextContent('keeps nothing');
    expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
  });
});

describe('the newsletter', () => {
  const fetchMock = vi.fn<typeof fetch>();
  const start = (required = false) => {
    fetchMock.mockReset();
    vi.stubGlobal('fetch', fetchMock);
    render(<NewsletterForm id="letter" required={required} />);
    return userEvent.setup();
  };
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' });
  const button = () => screen.getByRole('button');

  it('does nothing when empty', async () => {
    const user = start();
    await user.type(field(), '   {enter}');
    expect(fetchMock).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('asks for an address on the list', () => {
    start(true);
    expect(field()).toBeRequired();
    expect(field()).toHaveAttribute('type', 'email');
  });

  it('is busy, then thanks and clears', async () => {
    const user = start();
    let answer: (response: Response) => void = () => {};
    fetchMock.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await user.type(field(), 'ada@example.com{enter}');
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent('Subscribing...');
    expect(button().querySelector('svg.animate-spin')).not.toBeNull();
    await act(async () => answer(new Response('ok')));
    expect(fetchMock).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Successfully subscribed! You will receive the latest fleet management insights.',
    );
    expect(field()).toHaveValue('');
    expect(button()).toBeEnabled();
  });

  it.each([
    ['a refusal', () => Promise.resolve(Response.json({ message: 'Taken' }, { status: 409 }))],
    ['no network', () => Promise.reject(new TypeError('offline'))],
  ])('keeps the address after %s', async (_, answer) => {
    const user = start();
    fetchMock.mockImplementation(answer);
    await user.type(field(), 'ada@example.com{enter}');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument();
    expect(field()).toHaveValue('ada@example.com');
  });
});

it('the progress bar stays at 100 past the end', () => {
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    run(0);
    return 0;
  });
  render(
    <div id="article">
      <ReadingProgress article="article" />
    </div>,
  );
  const bar = screen.getByRole('progressbar', { name: 'Reading progress' });
  const box = document.getElementById('article') as HTMLElement;
  box.getBoundingClientRect = () => ({ top: -9000, height: 3000 }) as DOMRect;
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(bar).toHaveAttribute('aria-valuenow', '100');
  box.getBoundingClientRect = () => ({ top: 80, height: 3000 }) as DOMRect;
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(bar).toHaveAttribute('aria-valuenow', '0');
});
