import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DemoScheduler } from '@/components/shell/demo-dialog/demo-scheduler.client';
import { PageLinks } from '@/components/shell/document/page-links.client';
import { goTo, pass, status } from '@/tests/support/screen';

const failed = 'The calendar did not load.';
const scheduler = 'https://scheduling.example.com';

vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));

beforeEach(async () => {
  vi.stubEnv('NEXT_PUBLIC_SCHEDULING_URL', `${scheduler}/demo`);
  vi.stubEnv('NEXT_PUBLIC_APP_URL', 'https://app.example.com');
  // So that the tests below do not wait for it to be compiled.
  await import('@/components/shell/demo-dialog/scheduler-frame.client');
  vi.useFakeTimers();
});

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const frame = () => document.querySelector('iframe');
const link = () => screen.queryByRole('link', { name: 'Scheduling page' });

function mount() {
  render(
    <dialog id="demo">
      <DemoScheduler dialog="demo">
        <a href={`${scheduler}/demo`}>Scheduling page</a>
      </DemoScheduler>
    </dialog>,
  );
}

/** Opens the dialog, which is mounted where it is not there yet. */
async function open() {
  if (!document.getElementById('demo')) mount();
  await act(async () => dialog().showModal());
  await vi.waitFor(() => expect(frame()).not.toBeNull());
  await pass(0);
}

function message(data: unknown, origin = scheduler) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin }));
  });
}

it('says that it loads, shows the scheduler at its sign of life, and keeps it over a close', async () => {
  await open();
  expect(status()).toHaveTextContent('Loading free times…');
  expect(link()).toBeInTheDocument();
  expect(frame()?.src).toContain(`${scheduler}/demo`);
  message({ event: 'calendly.event_type_viewed' });
  expect(screen.queryByRole('status')).toBeNull();
  await pass(60_000);
  expect(link()).toBeNull();
  const first = frame();
  expect(first).not.toBeNull();
  act(() => dialog().close());
  await open();
  expect(frame()).toBe(first);
});

it.each([
  ['of a host that begins like it', 'calendly.event_type_viewed', `${scheduler}.evil.example`],
  ['of another kind', 'other', scheduler],
])('a message %s is no sign of life', async (_, event, origin) => {
  await open();
  message({ event }, origin);
  await pass(8000);
  expect(status()).toHaveTextContent(failed);
});

it('gives way to the plain link after eight seconds, and tries again when reopened', async () => {
  await open();
  await pass(7000);
  expect(status()).not.toHaveTextContent(failed);
  await pass(1000);
  expect(status()).toHaveTextContent(failed);
  expect(link()).toBeInTheDocument();
  expect(frame()).toBeNull();
  act(() => dialog().close());
  await open();
  expect(status()).not.toHaveTextContent(failed);
  message({ event: 'calendly.page_height' });
  expect(frame()).not.toBeNull();
});

it('does not wait where the device is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  mount();
  await act(async () => dialog().showModal());
  await pass(1);
  expect(status()).toHaveTextContent(failed);
});

describe('the campaign of the landing address', () => {
  beforeEach(() => {
    goTo('/?utm_source=news&utm_campaign=spring%20sale&page=2');
    render(<PageLinks offlineCopies={false} />);
    mount();
  });

  it('travels on to the scheduler', async () => {
    goTo('/pricing');
    await open();
    const { searchParams } = new URL(frame()?.src ?? '');
    expect(searchParams.get('utm_campaign')).toBe('spring sale');
    expect(searchParams.has('page')).toBe(false);
  });

  it.each([
    ['click', 'app', '?utm_source=news&utm_campaign=spring+sale'],
    ['auxclick', 'app', '?utm_source=news&utm_campaign=spring+sale'],
    ['click', 'elsewhere', ''],
  ])('at a %s on a link to %s travels on as %j', (event, host, query) => {
    render(
      <a href={`https://${host}.example.com/signup`}>
        <span>Start</span>
      </a>,
    );
    const target = screen.getByText('Start');
    target.addEventListener(event, (e) => e.preventDefault());
    fireEvent(target, new MouseEvent(event, { bubbles: true, cancelable: true }));
    expect(target.closest('a')?.search).toBe(query);
  });
});
