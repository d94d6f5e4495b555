import { describe, expect, it } from 'vitest';
import { filesOf } from '@/scripts/after-build/search/kept';
import { outlineOf } from '@/scripts/after-build/search/outline';
import { type FullPlace, placesOf } from '@/scripts/after-build/search/places';

const html = (main: string, head = '') =>
  `<html><head><title>First page | Site</title><meta name="description" content="What it is.">${head}</head>
  <body><header>Menu</header><main>${main}</main></body></html>`;

const read = (path: string, main: string, head = '') => {
  const outline = outlineOf(html(main, head));
  if (!outline) throw new Error('There is no main part.');
  return placesOf({ ...outline, path });
};

const data = (value: object) =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

describe('the parts of a page', () => {
  const parts = (main: string) => outlineOf(html(main))?.parts;

  it('begin with headings that have an anchor, their own or that of what they head', () =>
    expect(
      parts(`<h1>Title</h1><p>First.</p>
        <section id="a"><h2 id="a-title">A</h2><p>One.</p><h3>Small</h3><p>Two.</p></section>
        <h2 id="b">B</h2><p>Three.</p>`),
    ).toEqual([
      { id: '', title: '', blocks: ['First.'] },
      { id: 'a', title: 'A', blocks: ['One.', 'Small', 'Two.'] },
      { id: 'b', title: 'B', blocks: ['Three.'] },
    ]));

  it('hold what is read: no menus, forms, buttons, codes, drawings and hidden words', () =>
    expect(
      parts(`<nav>Menu</nav><p>Read<button>Press</button> <svg><text>Map</text></svg>this.</p>
        <form><p>Name</p></form><pre>code</pre><p aria-hidden="true">+</p>`)?.[0]?.blocks,
    ).toEqual(['Read this.']));

  it('leave out lines that only lead to another page', () =>
    expect(
      parts(`<p><a href="/other">Other page</a></p><p>See <a href="/other">it</a>.</p>
        <p><a href="tel:1">Call 1</a></p>`)?.[0]?.blocks,
    ).toEqual(['See it.', 'Call 1']));

  it('keep elements apart that touch each other, and rows of a table together', () =>
    expect(
      parts(
        `<p><span>Desk</span><time>May</time></p><table><thead><tr><th>What</th><th>Which</th></tr></thead>
        <tr><td>A</td><td></td><td>B</td></tr></table>`,
      )?.[0]?.blocks,
    ).toEqual(['Desk May', 'A; B']));

  it('leave out lines with a day that lead to another page', () =>
    expect(
      parts(`<ul><li><time>May 1</time><a href="/other">Other page</a><span>News</span></li></ul>
        <p>Until <time>June 1</time>.</p><p>See <a href="/other">it</a>.</p>`)?.[0]?.blocks,
    ).toEqual(['Until June 1.', 'See it.']));
});

describe('the places of a page', () => {
  it('are the page, named by its last breadcrumb', () => {
    const crumbs = data({ '@type': 'BreadcrumbList', itemListElement: [{ name: 'First' }] });
    expect(read('/first', `${crumbs}<h1>A claim</h1><p>Words.</p>`)).toMatchObject([
      { group: 'pages', href: '/first', title: 'First', lead: 'What it is.', note: '/first' },
    ]);
  });

  it('are an article with its minutes, day and picture', () => {
    const post = data({ '@type': 'BlogPosting', dateModified: '2025-05-01' });
    const [place] = read(
      '/blog/first',
      `${post}<h1>A post</h1><img src="/images/a.svg" height="630"><span>5 min read</span>`,
    );
    expect(place).toMatchObject({
      group: 'articles',
      title: 'A post',
      note: '5 min',
      picture: '/images/a.svg',
      updated: '2025-05-01',
    });
  });

  it('are questions with their anchors, which are no sections of the page', () => {
    const faq = data({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Is it free?', acceptedAnswer: { text: 'Yes.' } }],
    });
    const places = read(
      '/pricing',
      `${faq}<details id="free"><summary><h3>Is it free?</h3></summary><p>Yes.</p></details>`,
    );
    expect(places.map(({ group, href }) => `${group} ${href}`)).toEqual([
      'pages /pricing',
      'questions /pricing#free',
    ]);
    expect(places[0]?.sections.map(({ id }) => id)).toEqual(['']);
  });

  it('are rows of the catalog, and calls with their method', () => {
    const row = `<li id="shop"><details><summary><h4>Shop</h4><span>Storefront <span>hourly</span></span></summary>
      <p>Orders come in.</p></details></li>`;
    expect(
      read(
        '/integrations',
        `<section data-category="a"><h3>Shops</h3><ul>${row}</ul></section>`,
      )[1],
    ).toMatchObject({
      group: 'integrations',
      href: '/integrations#shop',
      title: 'Shop',
      lead: 'Orders come in.',
      also: 'Shops. Storefront hourly',
      note: 'Storefront hourly',
    });
    const call = `<details id="list"><summary><span>GET</span><h3><code>/list</code><span>List all</span></h3></summary><p>All of them.</p></details>`;
    expect(read('/api-docs', data({ '@type': 'WebAPI' }) + call)[1]).toMatchObject({
      group: 'api',
      href: '/api-docs#list',
      title: 'List all',
      lead: '/list. All of them.',
      note: 'GET',
    });
    const names = '<h2 id="shell">For a shell</h2><p>GET</p><p>List all</p><p>Plan</p>';
    expect(read('/api-docs', data({ '@type': 'WebAPI' }) + names)[1]).toMatchObject({
      title: 'For a shell',
      lead: 'List all, Plan',
      sections: [{ blocks: [] }],
    });
  });
});

it('pages for nobody are hidden', () => {
  const hidden = (head: string) => outlineOf(html('', head))?.isHidden;
  expect(hidden('<meta name="robots" content="noindex, follow">')).toBe(true);
  expect(hidden('<meta http-equiv="refresh" content="0; url=/">')).toBe(true);
  expect(hidden('')).toBe(false);
  expect(outlineOf('<p>no main part</p>')).toBeUndefined();
});

describe('the files', () => {
  const place = (href: string, blocks: readonly string[], more: Partial<FullPlace> = {}) => ({
    ...{ group: 'pages' as const, href, title: href, lead: `Lead of ${href}.`, note: href },
    sections: [{ id: 'a', title: `A of ${href}`, blocks }],
    ...more,
  });

  it('hold a text once: what is everywhere nowhere, what an entry says with the entry', () => {
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

  it('hold how a long section begins in the first, and how it goes on in a further one', () => {
    const sentences = Array.from({ length: 40 }, (_, each) => `Sentence number ${each} ends here.`);
    const { first, further } = filesOf([place('/long', sentences)]);
    const begun = first.places[0]?.sections[0]?.[2] ?? '';
    expect(begun.length).toBeLessThan(200);
    expect(`${begun} ${further[0]?.texts['/long']?.[0]}`).toBe(sentences.join(' '));
  });

  it('hold older articles without their texts, in further files', () => {
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
});
