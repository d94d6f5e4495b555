// @vitest-environment node
import { expect, test } from 'vitest';
import { attribute, type Element, type Page, readPage } from '@/scripts/after-build/page';

test.each([
  ['<p>a<br>b', ['p', 'br']],
  ['<P\nID=x>a</P>', ['p']],
  ['<!-- <i> --><b title="<i>">', ['b']],
  ['<script>"<i>"</script><style>/*<i>*/</style><title><i></title>', ['script', 'style', 'title']],
  ['<svg><g viewBox="0 0 1 1"/><g/></svg>', ['svg', 'g', 'g']],
  ['</p><template><i></template>', ['template', 'i']],
])('%s holds %j', (html, names) => {
  expect(readPage('a', html).elements.map(({ tagName }) => tagName)).toEqual(names);
});

test('attributes are read by their names in lower case, the first of two', () => {
  const [element] = readPage('a', `<i viewBox=1 CLASS='a&amp;"' class="b" hidden>`).elements;
  const read = (name: string) => element && attribute(element, name);
  expect(['viewbox', 'class', 'hidden', 'id'].map(read)).toEqual(['1', 'a&"', '', undefined]);
});

type Change = (page: Page, element: Element) => void;

test.each<[string, Change, string]>([
  ['<a>\r\n<!--x--><i CLASS=b/>é', () => undefined, '<a>\r\n<!--x--><i CLASS=b/>é'],
  [
    '<p><i b=c></p>',
    (page, i) => page.set(i, { id: 'a&"<' }),
    '<p><i id="a&amp;&quot;<" b="c"></p>',
  ],
  [
    '<svg><i viewBox="0"/></svg>',
    (page, i) => page.set(i, { id: 'a' }),
    '<svg><i id="a" viewBox="0"/></svg>',
  ],
  ['<p><i B=c d></p>', (page, i) => page.set(i, { b: null }), '<p><i d=""></p>'],
  ['<p><i>a</i>b</p>', (page, i) => page.remove(i), '<p>b</p>'],
  ['<p><i>a</i>b</p>', (page, i) => page.insert(i.start, '<u>'), '<p><u><i>a</i>b</p>'],
])('%s', (html, change, changed) => {
  const page = readPage('a', html);
  for (const element of page.elements) if (element.tagName === 'i') change(page, element);
  expect(page.write()).toBe(changed);
});

test('what stands in a script is set, and what is removed is no element any more', () => {
  const page = readPage('a', '<script>a</script><p><b>c</b></p><script>d</script>');
  const [first, p, , last] = page.elements;
  if (!first || !p || !last) throw new Error('An element is missing.');
  page.setText(first, 'a;d');
  page.remove(p);
  page.remove(last);
  expect(page.elements).toEqual([first]);
  expect(first.text).toBe('a;d');
  expect(page.write()).toBe('<script>a;d</script>');
});

test('changes of one place are made in a sensible order, whichever came first', () => {
  const page = readPage('a', '<p><i>a</i></p>');
  const [, i] = page.elements;
  if (!i) throw new Error('There is no <i>.');
  page.set(i, { id: 'a' });
  page.set(i, { id: 'b' });
  page.insert(i.start, '<u>');
  page.insert(i.start, '</u>');
  expect(page.write()).toBe('<p><u></u><i id="b">a</i></p>');
  page.remove(i);
  expect(page.write()).toBe('<p><u></u></p>');
});
