import { expect, test, vi } from 'vitest';
import { fetchPayloadsWhole } from '@/lib/browser/whole-payloads';

const payload = new URL('https://www.site.test/pricing.txt?_rsc=1');

/** The answer to a request for such a body, and whether the answer can still be read. */
async function ask(body: BodyInit, input: URL | string = payload) {
  const given = new Response(body);
  const fetch = vi.fn(async () => given);
  vi.stubGlobal('window', { fetch });
  const end = fetchPayloadsWhole();
  const answer = await window.fetch(input);
  end();
  expect(window.fetch).toBe(fetch);
  // The same one: another one would lack its address.
  expect(answer).toBe(given);
  return answer;
}

function broken() {
  const rows = [new TextEncoder().encode('0:{}\n')];
  return new ReadableStream({
    pull(controller) {
      const row = rows.pop();
      if (row) controller.enqueue(row);
      else controller.error(new TypeError('network error'));
    },
  });
}

test('a whole payload is answered as it came', async () => {
  expect(await (await ask('0:{}\n')).text()).toBe('0:{}\n');
});

test('a payload whose line breaks, or that was cut on the way, fails as a request', async () => {
  await expect(ask(broken())).rejects.toThrow('network error');
  await expect(ask('0:{"b":"build"}\n1:["$","h')).rejects.toThrow('cut');
});

test('other requests are left alone', async () => {
  const { body } = await ask(broken(), 'https://www.site.test/pricing.txt');
  expect(body).not.toBeNull();
  expect(await (await ask('{}', new URL('https://www.site.test/words.json'))).text()).toBe('{}');
});
