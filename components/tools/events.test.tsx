import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { HelpfulVote } from '@/components/pages/support/guide/helpful-vote.client';
import { NewsletterForm } from '@/components/tools/newsletter/newsletter-form.client';
import { SavingsCalculator } from '@/components/tools/savings/savings-calculator.client';
import { SearchDialog } from '@/components/tools/search/search-dialog';
import { Boundary } from '@/components/ui/island/island.client';
import { articleWords } from '@/content/help/support';
import { pricingPage } from '@/content/pricing';
import { search as words } from '@/content/search';
import { stubFetch } from '@/tests/support/network';
import { choice, field, fill, pass, press } from '@/tests/support/screen';
import { indexOf } from '@/tests/support/search';

const { count, search } = vi.hoisted(() => ({ count: vi.fn(), search: vi.fn() }));
vi.mock('@/lib/events/count', () => ({ count }));
vi.mock('@/lib/search/load', () => ({ loadSearch: search, onSearchWords: () => () => {} }));

const network = stubFetch();

beforeEach(() => {
  vi.stubEnv('NEXT_PUBLIC_EVENTS_URL', 'https://count.test/api/event');
  for (const kind of ['debug', 'error'] as const) vi.spyOn(console, kind).mockReturnValue();
});

it('forms count when they were sent or failed, without what was typed', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  network.mockResolvedValueOnce(Response.json({}));
  render(<NewsletterForm id="letter" required />);
  await press('Subscribe');
  fill(field('E-mail address'), 'ana@example.com');
  await press('Subscribe');
  await press('Subscribe');
  expect(count.mock.calls).toEqual([
    ['Form failed', { form: 'letter' }],
    ['Form sent', { form: 'letter' }],
  ]);
});

it('calculators count when they have computed, and not when they refuse an answer', async () => {
  const { calculator } = pricingPage;
  const facts = { ...calculator, prices: { from: 10, to: 15 }, fuelRate: 0.3 };
  render(<SavingsCalculator id="savings-title" anchor="savings" {...facts} />);
  fill(field('Vehicles'), 'many');
  await press('Calculate');
  expect(count).not.toHaveBeenCalled();
  fill(field('Vehicles'), '40');
  await press('Calculate');
  expect(count).toHaveBeenCalledExactlyOnceWith('Calculator computed', { calculator: 'savings' });
});

it('a search counts that finds nothing, once the words rest', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  search.mockResolvedValue(indexOf({}));
  vi.useFakeTimers();
  render(<SearchDialog words="zz" onClose={() => {}} />);
  await pass(1000);
  fireEvent.input(choice(words.title), { target: { value: 'zzz' } });
  await pass(1499);
  expect(count).not.toHaveBeenCalled();
  await pass(2000);
  expect(count).toHaveBeenCalledExactlyOnceWith('Search without result');
});

it('a question to the chat counts that has no answer', async () => {
  search.mockRejectedValue(new Error('offline'));
  vi.useFakeTimers();
  const { send } = await import('@/components/tools/chat/window/chat-store');
  send('What does it cost?');
  await pass(3000);
  expect(count).not.toHaveBeenCalled();
  send('zzz');
  await pass(3000);
  expect(count).toHaveBeenCalledExactlyOnceWith('Chat without answer');
});

function Broken(): never {
  throw new Error('A fault.');
}

it('a vote on a guide counts, and a part that fails', async () => {
  render(<HelpfulVote article="a" words={articleWords.vote} />);
  await press('No');
  expect(count).toHaveBeenLastCalledWith('Guide rated', { helpful: 'no' });
  render(<Boundary name="prices">{<Broken />}</Boundary>);
  expect(count).toHaveBeenLastCalledWith('Island failed', { island: 'prices' });
});
