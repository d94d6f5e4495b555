import { beforeEach, expect, it, vi } from 'vitest';
import { deliver } from '@/lib/forms/deliver';
import type { Endpoint } from '@/lib/forms/endpoint';
import { sentTo, stubFetch } from '@/tests/support/network';

const network = stubFetch();
const address = 'https://forms.test/inbox';
const values = { firstName: 'Ana', phone: '', message: 'Two vans\n“now” & then' };
const landing_page = 'https://www.site.test/pricing';

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(2000);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: `${landing_page}?utm_source=news#plans` },
  ] as ReturnType<typeof performance.getEntriesByType>);
  document.title = 'Contact';
  sessionStorage.setItem('utm', 'utm_source=news');
  network.mockResolvedValue(new Response(null, { status: 204 }));
});

type Other = Partial<Endpoint>;

function send(other: Other = {}, filledIn: Record<string, string> = {}, restored = false) {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(filledIn)) {
    form.append(Object.assign(document.createElement('input'), { name, value }));
  }
  return deliver({ shape: 'function', address, ...other }, values, form, restored);
}

const all = { ...values, utm_source: 'news', landing_page };

it.each<[string, Other, unknown]>([
  ['a function', {}, all],
  [
    'its own names',
    { names: { firstName: 'first', phone: null } },
    { first: 'Ana', message: values.message, utm_source: 'news', landing_page },
  ],
  ['a key', { constants: { access_key: 'k' } }, { ...all, access_key: 'k' }],
  [
    'HubSpot, without what is empty',
    { shape: 'hubspot', names: { firstName: 'firstname', utm_source: null } },
    {
      fields: [
        { name: 'firstname', value: 'Ana' },
        { name: 'message', value: values.message },
        { name: 'landing_page', value: landing_page },
      ],
      context: { pageUri: 'http://localhost:3000/', pageName: 'Contact' },
    },
  ],
])('the body for %s is JSON', async (_, other, body) => {
  await send(other);
  expect(sentTo(network)).toEqual(body);
  const headers = new Headers(network.mock.lastCall?.[1]?.headers);
  expect(headers.get('Content-Type')).toBe('application/json');
});

it('the body for a service is form data, whose type the browser writes', async () => {
  await send({ shape: 'service', constants: { access_key: 'k' } });
  const { body, headers } = network.mock.lastCall?.[1] ?? {};
  expect([...(body as FormData)]).toEqual(Object.entries({ ...all, access_key: 'k' }));
  expect(headers).toEqual({ Accept: 'application/json' });
});

const mistake = "Error in 'fields.first'. It is missing";

it.each([
  [204, null, 'sent'],
  [200, 'OK', 'sent'],
  [200, '{"success": true, "message": "Thanks"}', 'sent'],
  [200, '{"success": false, "message": "No key"}', 'refused: No key'],
  [400, '{"errors": [{"message": "Form is off"}]}', 'refused: Form is off'],
  [400, '{"error": "No", "errors": {"age": "Missing"}}', 'refused: No'],
  [422, '{"errors": [{"field": "first", "message": "Short"}]}', 'invalid: firstName Short'],
  [422, '{"errors": {"first": ["Short"], "phone": "?"}}', 'invalid: firstName Short, phone ?'],
  [
    400,
    `{"message": "No", "errors": [{"message": "${mistake}"}]}`,
    'invalid: firstName It is missing',
  ],
  [404, 'null', 'failed: … The server refused it (404).'],
  [403, '<h1>No</h1>', 'failed: … The server refused it (403).'],
  [
    429,
    '{"message": "slow down"}',
    'failed: … Too many messages came at once: wait a minute first.',
  ],
  [502, '<h1>Bad gateway</h1>', 'failed: … The server has a fault (502).'],
  [
    200,
    '\n<!DOCTYPE html>',
    'failed: … The server sent a page in place of a receipt, so what you wrote may have arrived all the same.',
  ],
])('an answer %d of %s is %s', async (status, body, expected) => {
  network.mockResolvedValue(new Response(body, { status }));
  const { status: outcome, ...more } = await send({ names: { firstName: 'first' } });
  const [detail] = Object.values<string | object>(more).map((one) =>
    typeof one === 'string'
      ? one
      : Object.entries(one)
          .map((pair) => pair.join(' '))
          .join(', '),
  );
  const words = detail?.replace('Something went wrong. Please try again.', '…');
  expect(words ? `${outcome}: ${words}` : outcome).toBe(expected);
});

it.each([
  ['TimeoutError', true, /again\. No answer came in 15 seconds, .* may have arrived/],
  ['AbortError', true, /again\. You left this page .* may have arrived/],
  ['TypeError', true, /again\. The connection to the server failed\.$/],
  ['TypeError', false, /again\. You are offline\.$/],
])('%s, online %j, is told as it is', async (name, online, reason) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  network.mockRejectedValue(new DOMException('no', name));
  expect(await send()).toEqual({ status: 'failed', message: expect.stringMatching(reason) });
});

it.each<[string, Other, string, number, boolean, number]>([
  ['what nobody sees', {}, 'reference_code', 9000, true, 0],
  ['what nobody sees, by its name', { honeypot: '_gotcha' }, '_gotcha', 9000, false, 0],
  ['another field', { honeypot: '_gotcha' }, 'reference_code', 9000, false, 1],
  ['no time', {}, 'other', 1999, false, 0],
  ['two seconds', {}, 'other', 2000, false, 1],
  ['no time, from a draft', {}, 'other', 300, true, 1],
])('filled in with %s: programs are thanked, and nothing is sent', async (...row) => {
  const [, other, name, now, restored, requests] = row;
  vi.mocked(performance.now).mockReturnValue(now);
  expect(await send(other, { [name]: 'x' }, restored)).toEqual({ status: 'sent' });
  expect(network).toHaveBeenCalledTimes(requests);
  expect(JSON.stringify(network.mock.calls)).not.toMatch(/reference_code|_gotcha/);
});
