import { fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Copying } from '@/components/pages/api-docs/parts/copying.client';
import { ShareButton } from '@/components/pages/blog/article/share-button.client';
import { CopyAddress } from '@/components/pages/support/guide/copy-address.client';
import { CalculatorTools } from '@/components/tools/calculator/calculator.client';
import { articleWords } from '@/content/help/support';
import { button, pass, press, status } from '@/tests/support/screen';

const writeText = vi.fn<(text: string) => Promise<void>>();
const use = (device: Partial<Navigator> = {}) =>
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...device });

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockResolvedValue();
  vi.spyOn(console, 'debug').mockReturnValue();
  use();
});

const samples = (
  <>
    {['Request', 'Response'].map((title) => (
      <figure key={title}>
        <button type="button" className="copy" aria-label={`Copy: ${title}`}>
          <span>Copy</span>
        </button>
        <code>
          <span>{title} </span>
          {'{\n  "a": "<b>"\n}'}
        </code>
      </figure>
    ))}
    <Copying />
  </>
);
const article = <ShareButton title="Rain at three" />;

describe.each([
  {
    name: 'the result of a calculator',
    view: <CalculatorTools anchor="roi" />,
    label: 'Copy link',
    text: 'http://localhost:3000/#roi',
    shown: 'Copy link',
    announced: 'Copied. The address holds your three answers.',
    refused: 'Not copied. The address bar holds the same link.',
  },
  {
    name: 'a guide',
    view: <CopyAddress address="https://site.test/a" words={articleWords.share} />,
    label: articleWords.share.copy,
    text: 'https://site.test/a',
    shown: articleWords.share.copied,
    announced: articleWords.share.copied,
    refused: articleWords.share.failed,
  },
  {
    name: 'an article',
    view: article,
    label: 'Share',
    text: 'http://localhost:3000/',
    shown: 'Link copied',
    announced: 'Link copied',
    refused: 'Not copied',
  },
  {
    name: 'a sample of code',
    view: samples,
    label: 'Copy: Response',
    text: 'Response {\n  "a": "<b>"\n}',
    shown: 'Copied',
    announced: 'Copied: Response',
    refused: 'Not copied: Response',
  },
])('copying $name', ({ view, label, text, shown, announced, refused }) => {
  it('is confirmed until two seconds after the last press', async () => {
    render(view);
    const own = button(label);
    expect(status()).toBeEmptyDOMElement();
    await press(label);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(text);
    await pass(1500);
    fireEvent.click(own);
    await pass(1999);
    expect(own).toHaveTextContent(shown);
    expect(status()).toHaveTextContent(announced);
    await pass(1);
    expect(button(label)).toBe(own);
    expect(status()).toBeEmptyDOMElement();
  });

  it('announces and logs that the browser refused', async () => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    render(view);
    await press(label);
    expect(status()).toHaveTextContent(refused);
    expect(console.debug).toHaveBeenCalledOnce();
  });
});

describe('where the device shares', () => {
  const share = vi.fn<(data?: ShareData) => Promise<void>>();
  beforeEach(() => use({ share }));

  it.each([
    ['it gets the page', undefined, ''],
    ['nothing is announced of a cancel', new DOMException('', 'AbortError'), ''],
    ['and fails, the address is copied', new Error('no'), 'Link copied'],
  ])('%s', async (_, error, announced) => {
    if (error) share.mockRejectedValue(error);
    else share.mockResolvedValue();
    render(article);
    await press('Share');
    const page = { title: 'Rain at three', url: 'http://localhost:3000/' };
    expect(share).toHaveBeenCalledExactlyOnceWith(page);
    expect(writeText.mock.calls).toEqual(announced ? [[page.url]] : []);
    expect(status().textContent).toBe(announced);
  });
});
