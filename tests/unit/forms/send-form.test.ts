import { expect, it, vi } from 'vitest';
import { subscribe } from '@/lib/forms/send-form';
import { stubFetch } from '@/tests/support/network';

const email = 'ana@example.com';
const fetchMock = stubFetch();

const answer = (body: BodyInit | null, status: number) =>
  fetchMock.mockImplementation(async () => new Response(body, { status }));

it.each([
  [undefined, '/v1/iam/mail-list'],
  ['https://api.example.com', 'https://api.example.com/v1/iam/mail-list'],
])(
  'an address goes to the API host %j as JSON, without cookies, in one request',
  async (host, to) => {
    answer('{}', 200);
    vi.stubEnv('NEXT_PUBLIC_API_URL', host);
    expect(await subscribe(email)).toEqual({ status: 'sent' });
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith(to, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: '{"email":"ana@example.com"}',
      signal: expect.any(AbortSignal),
    });
  },
);

it.each([
  [202, '<p>thanks</p>'],
  [204, null],
])('a form counts as sent by the status alone: %d with %j', async (status, body) => {
  answer(body, status);
  expect(await subscribe(email)).toEqual({ status: 'sent' });
});

it('a form gives up after 15 seconds', async () => {
  const overdue = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(overdue.signal);
  answer('{}', 200);
  await subscribe(email);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  const signal = fetchMock.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  overdue.abort('late');
  expect(signal?.reason).toBe('late');
});

it('a form gives up on the way back to the page, and listens no longer than it waits', async () => {
  const page = new EventTarget();
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  let signal: AbortSignal | null | undefined;
  fetchMock.mockImplementation((_, options) => {
    signal = options?.signal;
    show(false);
    expect(signal?.aborted).toBe(false);
    show(true);
    return Promise.reject(new Error('come back'));
  });
  expect(await subscribe(email)).toEqual({ status: 'failed' });
  expect(signal?.aborted).toBe(true);
  answer('{}', 200);
  await subscribe(email);
  show(true);
  expect(fetchMock.mock.calls[1]?.[1]?.signal?.aborted).toBe(false);
});

it.each([
  [400, '  <b>The inbox</b> is full.\n', '<b>The inbox</b> is full.'],
  [503, 'x'.repeat(300), 'x'.repeat(300)],
  [503, 'x'.repeat(301), `${'x'.repeat(299)}…`],
])('a refusal with %i passes its message on as text', async (status, message, passed) => {
  answer(JSON.stringify({ message }), status);
  expect(await subscribe(email)).toEqual({ status: 'refused', message: passed });
});

it.each(['<h1>Bad gateway</h1>', 'null', '{"error": "no"}', '{"message": "  "}', '{"message": 7}'])(
  'a refusal with %s is a failure',
  async (body) => {
    answer(body, 502);
    expect(await subscribe(email)).toEqual({ status: 'failed' });
  },
);
