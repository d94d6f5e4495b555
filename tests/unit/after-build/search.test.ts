import { expect, it, test } from 'vitest';
import { filesOf } from '@/scripts/after-build/search/kept';
import { readWords } from '@/scripts/after-build/search/page-words';
import type { FullPlace } from '@/scripts/after-build/search/places';

const html = (main: string) =>
  `<html><head><title>First page | Site</title><meta name="description" content="What it is."></head>
  <body><header>Menu</header><main>${main}</main></body></html>`;

const parts = (main: string) => readWords(html(main)).parts;

it('reads how a page is called', () => {
  const crumb = '<nav><a href="/first" aria-current="page">First</a></nav>';
  expect(readWords(html(`${crumb}<h1>A claim</h1><p>Words.</p>`))).toMatchObject({
    ...{ name: 'First', title: 'First page | Site', heading: 'A claim' },
    ...{ description: 'What it is.', parts: [{ id: '', title: '', blocks: ['Words.'] }] },
  });
  expect(() => readWords('<p>Text</p>')).toThrow('no <main>');
});

it('begins a part with each heading that has an anchor, its own or that of what it heads', () =>
  expect(
    parts(`<h1>Title</h1><p>First.</p>
      <section id="a"><h2 id="a-title">A</h2><p>One.</p><h3>Small</h3><p>Two.</p></section>
      <h2 id="b">B</h2><p>Three.</p>`),
  ).toEqual([
    { id: '', title: '', blocks: ['First.'] },
    { id: 'a', title: 'A', blocks: ['One.', 'Small', 'Two.'] },
    { id: 'b', title: 'B', blocks: ['Three.'] },
  ]));

test.each([
  [
    'menus, forms, buttons, codes, drawings and hidden words',
    `<nav>Menu</nav><p>Read<button>Press</button> <svg><text>Map</text></svg>this.</p>
    <form><p>Name</p></form><pre>code</pre><p aria-hidden="true">+</p>`,
    ['Read this.'],
  ],
  [
    'lines that only lead to another page, with a day or without',
    `<p><a href="/other">Other page</a></p><p>See <a href="/other">it</a>.</p>
    <ul><li><time>May 1</time><a href="/other">Other page</a><span>News</span></li></ul>
    <p>Until <time>June 1</time>.</p><p><a href="tel:1">Call 1</a></p>`,
    ['See it.', 'Until June 1.', 'Call 1'],
  ],
])('leaves out %s', (_, main, blocks) => expect(parts(main)[0]?.blocks).toEqual(blocks));

const place = (href: string, blocks: string[], more: Partial<FullPlace> = {}) => ({
  ...{ group: 'pages' as const, href, title: href, lead: `Lead of ${href}.`, note: href },
  sections: [{ id: 'a', title: `A of ${href}`, blocks }],
  ...more,
});

it('keeps a text once: what is everywhere nowhere, what an entry says with the entry', () => {
  const everywhere = ['1', '2', '3', '4'].map((name) =>
    place(`/${name}`, ['Start now.', `${name}.`]),
  );
  const post = place('/blog/a', ['A tale.'], { group: 'articles' });
  const { first } = filesOf([...everywhere, place('/blog', ['A tale.', 'All.']), post]);
  expect(first.places.map(({ sections }) => sections[0]?.[2])).toEqual([
    ...['1.', '2.', '3.', '4.'],
    ...['All.', 'A tale.'],
  ]);
});

it('keeps older articles without their texts, in further files', () => {
  const posts = Array.from({ length: 70 }, (_, each) =>
    place(`/blog/${each}`, ['Words.'.repeat(each + 1)], {
      group: 'articles',
      updated: `2025-01-01T${each + 10}`,
    }),
  );
  const { first, further } = filesOf(posts);
  expect(first.places).toHaveLength(60);
  const older = further.flatMap(({ places }) => places);
  expect(older.map(({ href }) => href)).toEqual(
    Array.from({ length: 10 }, (_, each) => `/blog/${9 - each}`),
  );
  expect(older[0]?.sections).toEqual([['a', 'A of /blog/9', '']]);
});
