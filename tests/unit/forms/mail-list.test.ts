import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribe } from '@/lib/forms/mail-list';

const json = (body: unknown, status: number) => Response.json(body, { status });
const html = (status: number) =>
  new Response('<!doctype html><h1>Bad gateway</h1>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  fetchMock.mockReset();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const sent = { status: 'sent' };
const failed = { status: 'failed' };
const refused = (message: string) => ({ status: 'refused', message });

describe('answers', () => {
  it.each([
    ['200 with JSON', () => json({ success: true }, 200), sent],
    ['200 with an HTML body', () => html(200), sent],
    ['204 without a body', () => new Response(null, { status: 204 }), sent],
    [
      '422 with a message',
      () => json({ message: 'No such mailbox.' }, 422),
      refused('No such mailbox.'),
    ],
    ['500 with a message', () => json({ message: 'Try later.' }, 500), refused('Try later.')],
    [
      'a message that is markup',
      () => json({ message: '<img src=x onerror=alert(1)>' }, 400),
      refused('<img src=x onerror=alert(1)>'),
    ],
    [
      'a message that never ends',
      () => json({ message: 'x'.repeat(1000) }, 400),
      refused(`${'x'.repeat(299)}…`),
    ],
    ['500 with HTML', () => html(500), failed],
    ['500 without a body', () => new Response(null, { status: 500 }), failed],
    ['an empty message', () => json({ message: '' }, 500), failed],
    ['a blank message', () => json({ message: '  ' }, 500), failed],
    ['a message that is a number', () => json({ message: 7 }, 500), failed],
    ['a message that is an object', () => json({ message: { text: 'No' } }, 400), failed],
    ['JSON without a message', () => json({ error: 'No' }, 400), failed],
    ['JSON null', () => json(null, 400), failed],
    ['a JSON text', () => json('message', 400), failed],
    ['a JSON list', () => json(['message'], 400), failed],
  ])('%s', async (_, answer, expected) => {
    fetchMock.mockResolvedValue(answer());
    await expect(subscribe('ana@example.com')).resolves.toEqual(expected);
  });

  it('that do not come are a failure, and no rejection', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(subscribe('ana@example.com')).resolves.toEqual(failed);
  });
});

describe('the request', () => {
  it.each([
    ['', '/v1/iam/mail-list'],
    ['https://api.example.com', 'https://api.example.com/v1/iam/mail-list'],
  ])('goes to the API host %j as JSON', async (host, address) => {
    vi.stubEnv('NEXT_PUBLIC_API_URL', host);
    fetchMock.mockResolvedValue(json({}, 200));
    await subscribe('ana@example.com');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe(address);
    expect(init?.method).toBe('POST');
    expect(init?.credentials).toBe('omit');
    expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json');
    expect(JSON.parse(String(init?.body))).toEqual({ email: 'ana@example.com' });
  });

  it('goes to the own origin where no host is set', async () => {
    vi.stubEnv('NEXT_PUBLIC_API_URL', undefined);
    fetchMock.mockResolvedValue(json({}, 200));
    await subscribe('ana@example.com');
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/v1/iam/mail-list');
  });
});
