import { fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Copying } from '@/components/pages/api-docs/parts/copying.client';
import { ShareButton } from '@/components/pages/blog/article/share-button.client';
import { CopyAddress } from '@/components/pages/support/guide/copy-address.client';
import { CalculatorTools } from '@/components/tools/calculator/calculator-tools.client';
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
const share = <ShareButton title="Rain at three" />;

describe.each([
  {
    name: 'the result of a calculator',
    view: <CalculatorTools anchor="roi" />,
    label: 'Copy link',
    text: 'http://localhost:3000/#roi',
    shown: 'Copy link',
    said: 'Copied. The address holds your three answers.',
    refused: 'Not copied. The address bar holds the same link.',
  },
  {
    name: 'a guide',
    view: <CopyAddress address="https://site.test/a" words={articleWords.share} />,
    label: articleWords.share.copy,
    text: 'https://site.test/a',
    shown: articleWords.share.copied,
    said: articleWords.share.copied,
    refused: articleWords.share.failed,
  },
  {
    name: 'an article',
    view: share,
    label: 'Share',
    text: 'http://localhost:3000/',
    shown: 'Link copied',
    said: 'Link copied',
    refused: 'Not copied',
  },
  {
    name: 'a sample of code',
    view: samples,
    label: 'Copy: Response',
    text: 'Response {\n  "a": "<b>"\n}',
    shown: 'Copied',
    said: 'Copied: Response',
    refused: 'Not copied: Response',
  },
])('copying $name', ({ view, label, text, shown, said, refused }) => {
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
    expect(status()).toHaveTextContent(said);
    await pass(1);
    expect(button(label)).toBe(own);
    expect(status()).toBeEmptyDOMElement();
  });

  it('says and logs that the browser refused', async () => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    render(view);
    await press(label);
    expect(status()).toHaveTextContent(refused);
    expect(console.debug).toHaveBeenCalledOnce();
  });
});

describe('where the device shares', () => {
  const sharing = vi.fn<(data?: ShareData) => Promise<void>>();
  beforeEach(() => use({ share: sharing }));

  it.each([
    ['it gets the page', () => sharing.mockResolvedValue()],
    [
      'nothing is said of a cancel',
      () => sharing.mockRejectedValue(new DOMException('', 'AbortError')),
    ],
  ])('%s', async (_, answer) => {
    answer();
    render(share);
    await press('Share');
    const page = { title: 'Rain at three', url: 'http://localhost:3000/' };
    expect(sharing).toHaveBeenCalledExactlyOnceWith(page);
    expect(writeText).not.toHaveBeenCalled();
    expect(button('Share')).toHaveTextContent('Share');
    expect(status()).toBeEmptyDOMElement();
  });

  it('and fails, the address is copied', async () => {
    sharing.mockRejectedValue(new Error('no'));
    render(share);
    await press('Share');
    expect(writeText).toHaveBeenCalledWith('http://localhost:3000/');
    expect(status()).toHaveTextContent('Link copied');
  });
});
