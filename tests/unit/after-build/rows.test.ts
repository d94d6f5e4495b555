// @vitest-environment node
import { expect, test } from 'vitest';
import { readRows, writeRows } from '@/scripts/after-build/payload/rows';

const data = [
  ':HL["/a.css","style"]\n',
  '1:"$Sreact.fragment"\n',
  '2:I[123,["/a.js"],"Menu"]\n',
  '3:Tb,é 1:x\n2:y\n',
  '4:["$","p",null,{"children":"a:b, c"}]\n',
  '0:{"a":"$4"}\n',
].join('');

test('rows are read with their ids, kinds and values', () => {
  expect(readRows(data)).toEqual([
    { id: '', kind: 'other', value: 'HL["/a.css","style"]' },
    { id: '1', kind: 'json', value: '"$Sreact.fragment"' },
    { id: '2', kind: 'other', value: 'I[123,["/a.js"],"Menu"]' },
    { id: '3', kind: 'text', value: 'é 1:x\n2:y\n' },
    { id: '4', kind: 'json', value: '["$","p",null,{"children":"a:b, c"}]' },
    { id: '0', kind: 'json', value: '{"a":"$4"}' },
  ]);
});

test('rows are written as they were read', () => {
  expect(writeRows(readRows(data))).toBe(data);
  expect(readRows('')).toEqual([]);
});

test.each(['no row', '1:"without an end"', '1:T'])(
  '%j is told as a row that does not end',
  (text) => {
    expect(() => readRows(text)).toThrow("A row of the page's data does not end");
  },
);
