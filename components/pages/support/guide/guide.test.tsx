import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyAddress } from '@/components/pages/support/guide/copy-address.client';
import { GuideBlock } from '@/components/pages/support/guide/guide-block';
import { GuideEnd } from '@/components/pages/support/guide/guide-end';
import { HelpfulVote } from '@/components/pages/support/guide/helpful-vote.client';
import { DifficultyTag } from '@/components/ui/tag/difficulty-tag';
import { articleWords } from '@/content/help/support';
import { helpArticleOf } from '@/lib/content/help';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

describe('whether a guide helped', () => {
  const showVote = (article: string) =>
    render(<HelpfulVote article={article} words={articleWords.vote} />);
  const button = (name: string) => screen.getByRole('button', { name });

  it('is asked, thanked for and remembered on the device', async () => {
    const { unmount } = showVote('a');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(button('Yes'));
    expect(button('Yes')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(articleWords.vote.yes);
    expect(localStorage.getItem('helpful-a')).toBe('yes');
    unmount();
    showVote('a');
    expect(button('Yes')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('can be answered anew, for each guide on its own', async () => {
    showVote('b');
    await userEvent.click(button('Yes'));
    await userEvent.click(button('No'));
    expect(button('No')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Yes')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('status')).toHaveTextContent(articleWords.vote.no);
    expect(localStorage.getItem('helpful-a')).toBeNull();
  });

  it('takes nothing odd from the device', () => {
    localStorage.setItem('helpful-c', '<b>maybe</b>');
    showVote('c');
    for (const name of ['Yes', 'No']) expect(button(name)).toHaveAttribute('aria-pressed', 'false');
  });

  it('thanks where storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    showVote('d');
    await userEvent.click(button('No'));
    expect(button('No')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(articleWords.vote.no);
  });
});

describe('copying the address', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  const press = async () => {
    fireEvent.click(screen.getByRole('button'));
    await act(async () => {});
  };

  beforeEach(() => {
    vi.useFakeTimers();
    writeText.mockReset().mockResolvedValue();
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
    render(<CopyAddress address="https://site.test/a" words={articleWords.share} />);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('confirms for two seconds and speaks', async () => {
    await press();
    expect(writeText).toHaveBeenCalledWith('https://site.test/a');
    expect(screen.getByRole('button')).toHaveTextContent('Link copied');
    expect(screen.getByRole('status')).toHaveTextContent('Link copied');
    act(() => vi.advanceTimersByTime(1999));
    expect(screen.getByRole('button')).toHaveTextContent('Link copied');
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('button')).toHaveTextContent('Copy link');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says and logs that the browser refused', async () => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await press();
    expect(screen.getByRole('status')).toHaveTextContent(articleWords.share.failed);
    expect(debug).toHaveBeenCalledOnce();
    debug.mockRestore();
  });
});

describe('the end of a guide', () => {
  it('leads on, back, and into a mail that names the guide', () => {
    const article = helpArticleOf('billing-guide');
    render(<GuideEnd article={article} address="https://site.test/x?y&z" words={articleWords} />);
    for (const { label, href } of article.next) {
      expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
    expect(screen.getByRole('link', { name: 'Back to support' })).toHaveAttribute(
      'href',
      '/support',
    );
    const mail = new URL(screen.getByRole('link', { name: 'E-mail' }).getAttribute('href') ?? '');
    expect(mail.searchParams.get('subject')).toBe(article.title);
    expect(mail.searchParams.get('body')).toBe('https://site.test/x?y&z');
  });
});

describe('parts of a guide', () => {
  it('show a table with caption and heads in a region that the keyboard reaches', () => {
    render(
      <GuideBlock
        id="t"
        block={{
          type: 'table',
          caption: 'Modes',
          columns: ['Mode', 'Time'],
          rows: [
            ['**Fast**', 'under 30 s'],
            ['Standard', '1–3 minutes'],
          ],
        }}
      />,
    );
    const region = screen.getByRole('region', { name: 'Modes' });
    expect(region).toHaveAttribute('tabindex', '0');
    const table = within(region).getByRole('table', { name: 'Modes' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    expect(within(table).getByRole('rowheader', { name: 'Fast' }).firstChild?.nodeName).toBe(
      'STRONG',
    );
    expect(within(table).getAllByRole('cell')).toHaveLength(2);
  });

  it('show steps as an ordered list, with links and bold words', () => {
    const steps = ['Open **Plan**.', 'Read the [guide](/support).'];
    render(<GuideBlock id="s" block={{ type: 'steps', title: 'Do this', steps }} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Do this' })).toBeInTheDocument();
    expect(screen.getByRole('list').nodeName).toBe('OL');
    expect(screen.getByRole('link', { name: 'guide' })).toHaveAttribute('href', '/support');
  });

  it.each(['warning', 'tip'] as const)('say that a %s is one', (type) => {
    render(<GuideBlock id="n" block={{ type, title: 'Mind this', text: 'Here.' }} />);
    const kind = type === 'tip' ? 'Tip' : 'Warning';
    expect(screen.getByRole('note')).toHaveTextContent(`${kind}: Mind this`);
  });

  it.each([
    ['beginner', 'Beginner', 6],
    ['intermediate', 'Intermediate', 14],
    ['advanced', 'Advanced', 22],
  ] as const)('name the level %s as %s, with %i px of dots', (level, word, width) => {
    render(<DifficultyTag level={level} />);
    const dots = screen.getByText(word).querySelector('svg');
    expect(dots).toHaveAttribute('width', `${width}`);
  });
});
