import { expect, test } from 'vitest';
import { readPage } from '@/scripts/after-build/page';
import { joinPayload } from '@/scripts/after-build/payload/one-payload';

/** What a browser's list of data holds once the scripts of a page have run. */
function dataIn(html: string): unknown[] {
  const data: unknown[] = [];
  const self = { __next_f: data };
  for (const { tagName, text } of readPage('a', html).elements) {
    if (tagName === 'script') new Function('self', text)(self);
  }
  return data;
}

const odd = [
  'plain',
  'a "b" \'c\'',
  '\\n \\" \\',
  `\`\${a}\` $ {`,
  '\r\n\t',
  '</script><!--<SCRIPT>',
  'é\u2028😀\0',
];

test('the data of a page stands in one script, and says the same', () => {
  const push = (text: string) =>
    `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;
  const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
  const names = odd.map((_, at) => `"$${at + 1}"`);
  const lengths = odd.map((text) => Buffer.byteLength(text).toString(16));
  const rows = odd.map((text, at) => `${at + 1}:T${lengths[at]},${text}`);
  const parts = [`0:[${names}]\n`, ...rows];
  const page = readPage('a', `<p>${start}<script>run</script>${parts.map(push).join('')}</p>`);
  joinPayload(page);
  const [data = '', ...others] = page.elements
    .filter(({ tagName, text }) => tagName === 'script' && text !== 'run')
    .map(({ text }) => text);
  expect(others).toEqual([]);
  expect(page.write()).toBe(`<p><script>${data}</script><script>run</script></p>`);
  expect(data).not.toMatch(/<\/script|<script|<!--|\r/i);
  expect(dataIn(`<script>${data}</script>`)).toEqual([[0], [1, parts.join('')]]);
});

const long = 'The vans left the depot at eight. '.repeat(12);

test('what a blocker took out of the markup is nothing in the data', () => {
  const row = JSON.stringify(['$', 'p', null, { id: 'a', children: long }]);
  const script = `<script>self.__next_f.push([1,${JSON.stringify(`0:${row}\n`)}])</script>`;
  const page = readPage('a', `<body><p id="a">${long}</p>${script}</body>`);
  joinPayload(page);
  expect(page.write()).toContain(`<p data-static="0" id="a">${long}</p>`);
  const text = page.elements.find(({ tagName }) => tagName === 'script')?.text ?? '';
  const data: [number, string][] = [];
  new Function('self', 'document', text)({ __next_f: data }, { querySelector: () => null });
  expect(data.at(-1)?.[1]).toContain('"__html":""');
});
