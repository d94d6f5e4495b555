import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { takeStaticParts } from '@/scripts/after-build/payload/static-parts';

const take = (data: string, source: string) => takeStaticParts(data, source, renderToString);

const long = 'The vans left the depot at eight. '.repeat(12);

const rowsOf = (root: unknown, others: Readonly<Record<string, unknown>> = {}) =>
  [...Object.entries(others), ['0', root] as const]
    .map(([id, value]) => `${id}:${JSON.stringify(value)}\n`)
    .join('');

const element = (type: string, props: object) => ['$', type, null, props];
const paragraph = element('p', { children: long });
const placeOf = (number: number) => ({ dangerouslySetInnerHTML: { __html: `@static:${number}` } });
const place = placeOf(0);

test('an element in which nothing runs leaves its inside to the markup', () => {
  const root = ['$', 'main', 'm', { className: 'page', children: ['a', paragraph, 'b'] }];
  expect(take(rowsOf(root), `<i></i><main class="page">a<p>${long}</p>b</main>`)).toEqual({
    data: rowsOf(['$', 'main', 'm', { className: 'page', ...place }]),
    places: [7],
  });
});

test('what stands around a part that runs stays, what stands beside it goes', () => {
  const island = (inside: object) => element('$L2', { children: element('p', inside) });
  const section = (inside: object) => element('section', inside);
  const page = (...children: unknown[]) => rowsOf(element('div', { children }));
  const module = '2:I[123,["/a.js"],"Menu"]\n';
  const root = page(section({ children: paragraph }), island({ children: long }));
  const html = `<div><section><p>${long}</p></section><p>${long}</p></div>`;
  expect(take(module + root, html)).toEqual({
    data: module + page(section(place), island(placeOf(1))),
    places: [5, 14],
  });
});

test('rows that only a static part names go with it, the others stay', () => {
  const root = [['$', 'div', null, { children: ['$L3', '$4'] }], '$5'];
  const others = { 3: paragraph, 4: long, 5: 'stays' };
  expect(take(rowsOf(root, others), `<div><p>${long}</p>${long}</div>`).data).toBe(
    rowsOf([['$', 'div', null, place], '$5'], { 5: 'stays' }),
  );
});

test('a row stays while a reference leads into it', () => {
  const root = [
    ['$', 'div', null, { children: [paragraph] }],
    '$0:0:props:children:0:props:children',
  ];
  const { data } = take(rowsOf(root), `<div><p>${long}</p></div>`);
  expect(data).toBe(rowsOf(root));
});

test.each([
  ['not in the page to the letter', paragraph, `<p class="a">${long}</p>`],
  ['special to React', ['$', 'noscript', null, { children: long }], `<noscript>${long}</noscript>`],
  ['held by a React reference', ['$', 'p', null, { ref: '$9', children: long }], `<p>${long}</p>`],
  ['with a value still to come', ['$', 'p', null, { children: ['$@7', long] }], `<p>${long}</p>`],
])('what is %s stays', (_, root, page) => {
  expect(take(rowsOf(root), page)).toEqual({ data: rowsOf(root), places: [] });
});
