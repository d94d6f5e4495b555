import { beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribe } from '@/lib/forms/mail-list';
import { sendForm } from '@/lib/forms/send-form';

const endpoint = 'https://forms.test/contact';
const fields = { name: 'Ana', message: 'Two vans' };
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => void vi.stubGlobal('fetch', fetchMock));

const answer = (body: BodyInit | null, status: number) =>
  fetchMock.mockImplementation(async () => new Response(body, { status }));

describe('a form sent to its endpoint', () => {
  it('goes as JSON, without cookies, in one request', async () => {
    answer('{}', 200);
    expect(await sendForm(endpoint, fields)).toEqual({ status: 'sent' });
    expect(fetchMock).toHaveBeenCalledTimes(1);
    const [address, options] = fetchMock.mock.calls[0] ?? [];
    expect(address).toBe(endpoint);
    expect(options).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    });
    expect(JSON.parse(String(options?.body))).toEqual(fields);
  });

  it.each([
    [200, 'ok'],
    [201, ''],
    [202, '<p>thanks</p>'],
    [204, null],
  ])('counts as sent by the status alone: %d with %j', async (status, body) => {
    answer(body, status);
    expect(await sendForm(endpoint, fields)).toEqual({ status: 'sent' });
  });

  it('gives up after 15 seconds', async () => {
    const overdue = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(overdue.signal);
    answer('{}', 200);
    await sendForm(endpoint, fields);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
    const signal = fetchMock.mock.calls[0]?.[1]?.signal;
    expect(signal?.aborted).toBe(false);
    overdue.abort('late');
    expect(signal?.reason).toBe('late');
  });

  it('gives up on the way back to the page, and listens no longer than it waits', async () => {
    const page = new EventTarget();
    const show = (persisted: boolean) =>
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    const listen = page.addEventListener.bind(page);
    vi.stubGlobal('addEventListener', listen);
    let signal: AbortSignal | null | undefined;
    fetchMock.mockImplementation((_, options) => {
      signal = options?.signal;
      show(false);
      expect(signal?.aborted).toBe(false);
      show(true);
      return Promise.reject(new Error('come back'));
    });
    expect(await sendForm(endpoint, fields)).toEqual({ status: 'failed' });
    expect(signal?.aborted).toBe(true);
    answer('{}', 200);
    expect(await sendForm(endpoint, fields)).toEqual({ status: 'sent' });
    show(true);
    expect(fetchMock.mock.calls[1]?.[1]?.signal?.aborted).toBe(false);
  });
});

describe('a form that is refused', () => {
  const markup = '<img src=x onerror=alert(1)>';

  it.each([
    ['passes the message on', 'The inbox is full.', 'The inbox is full.'],
    ['passes markup on as text, trimmed', `  ${markup}\n`, markup],
    ['cuts a message that never ends', 'x'.repeat(100_000), `${'x'.repeat(299)}…`],
  ])('%s', async (_, message, passed) => {
    for (const status of [400, 403, 409, 422, 429, 500, 503]) {
      answer(JSON.stringify({ message }), status);
      const refused = { status: 'refused', message: passed };
      expect(await sendForm(endpoint, fields), `${status}`).toEqual(refused);
    }
  });
});

describe('a form that fails', () => {
  it.each([
    ['no body', null],
    ['HTML', '<h1>Bad gateway</h1>'],
    ['broken JSON', '{"message": "cut'],
    ['another field', '{"error": "no"}'],
    ['null', 'null'],
    ['a list', '["no"]'],
    ['a text', '"no"'],
    ['an empty message', '{"message": ""}'],
    ['a blank message', '{"message": "  "}'],
    ['a message that is no text', '{"message": {"toString": "no"}}'],
    ['a message that is a number', '{"message": 7}'],
    [
      'a body that breaks off',
      new ReadableStream({ pull: (stream) => stream.error(new Error('reset')) }),
    ],
  ])('on a refusal with %s', async (_, body) => {
    answer(body, 502);
    expect(await sendForm(endpoint, fields)).toEqual({ status: 'failed' });
  });

  it.each([
    ['the network', new TypeError('Failed to fetch')],
    ['the time-out', new DOMException('signal timed out', 'TimeoutError')],
    ['something that is no error', 'no'],
  ])('on %s', async (_, reason) => {
    fetchMock.mockRejectedValue(reason);
    expect(await sendForm(endpoint, fields)).toEqual({ status: 'failed' });
  });

  it('on a request that cannot be made', async () => {
    fetchMock.mockImplementation(() => {
      throw new TypeError('Invalid URL');
    });
    expect(await sendForm('http://', fields)).toEqual({ status: 'failed' });
  });
});

it.each([
  [undefined, '/v1/iam/mail-list'],
  ['', '/v1/iam/mail-list'],
  ['https://api.example.com', 'https://api.example.com/v1/iam/mail-list'],
])('an address for the mail list goes to the API host %j as JSON', async (host, address) => {
  answer('{}', 200);
  vi.stubEnv('NEXT_PUBLIC_API_URL', host);
  expect(await subscribe('ana@example.com')).toEqual({ status: 'sent' });
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith(address, expect.anything());
  const [, init] = fetchMock.mock.calls[0] ?? [];
  expect(JSON.parse(String(init?.body))).toEqual({ email: 'ana@example.com' });
});
