import { expect, it } from 'vitest';
import { styledClasses, unstyledClasses } from '@/scripts/check/unstyled-classes';

const sheets: Record<string, string> = {
  '/page.css':
    '@layer utilities{.size-5\\.5{width:22px}@media (width>=640px){.sm\\:\\[inset\\:0\\]{inset:0}}}',
  '/part.css': '.\\32xl,.card:hover>.card-title{color:red}',
  '/late.css': '.panel{color:red}',
};
const linked = '<link rel="stylesheet" href="/page.css"><link rel="stylesheet" href="/part.css">';
const unstyled = (body: string) =>
  unstyledClasses(linked + body, (address) => styledClasses(sheets[address] ?? ''));

it('finds nothing where every class is in a sheet of the page', () => {
  expect(unstyled('<p class="size-5.5 sm:[inset:0]"><b class=" card\n card-title 2xl">')).toEqual(
    [],
  );
});

it('names a class that is in none, or in a sheet that the page does not link', () => {
  expect(unstyled('<svg class="size-5 card"><i class="size-5.5 panel">')).toEqual([
    'size-5',
    'panel',
  ]);
});
