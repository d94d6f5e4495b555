import { expect, it, vi } from 'vitest';
import { subscribe } from '@/lib/forms/mail-list';

it.each([
  [undefined, '/v1/iam/mail-list'],
  ['', '/v1/iam/mail-list'],
  ['https://api.example.com', 'https://api.example.com/v1/iam/mail-list'],
])('an address goes to the API host %j as JSON', async (host, address) => {
  const fetchMock = vi.fn<typeof fetch>().mockResolvedValue(Response.json({}));
  vi.stubGlobal('fetch', fetchMock);
  vi.stubEnv('NEXT_PUBLIC_API_URL', host);
  expect(await subscribe('ana@example.com')).toEqual({ status: 'sent' });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe(address);
  expect(JSON.parse(String(init?.body))).toEqual({ email: 'ana@example.com' });
});
