import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { charts } from '@/content/found/charts';
import { shortName } from '@/lib/blog/address';
import { coverStyle, getPosts } from '@/lib/content/posts';
import type { DrawCover } from '../../covers/cover';
import { coverOf } from '../../covers/general';
import { coverSvg } from '../../covers/svg';
import { mapSvg } from '../../maps';
import { coverMap } from '../../pictures/blog/map-cover';

const folder = join('art', 'pictures', 'blog', 'covers');
const drawn = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''));

const size = { width: 1200, height: 630 };

const all = await Promise.all(
  getPosts().map(async (post) => {
    const { slug, hue, ground } = coverStyle(post);
    const article = { slug, hue, chart: charts[slug] };
    const category = shortName(post.category);
    const cover = await coverOf(article, category);
    const svg = coverSvg(cover, { category, hue, ground, ...size });
    return { post, slug, article, category, cover, svg };
  }),
);

it.each(all)('the cover of $slug is light enough for a page of nine on a phone', ({ svg }) => {
  const elements = svg.replace(/<defs>.*<\/defs>/, '').match(/<(?:path|rect|circle|use|g)\b/g);
  expect(elements?.length).toBeLessThanOrEqual(200);
  expect(svg.length).toBeLessThan(30_000);
});

describe.each(drawn)('%s', (path) => {
  const [category, slug = ''] = path.split('/');
  const found = all.find((each) => each.slug === slug);

  it('lies in the folder of its article’s category, and is what is shown', async () => {
    expect(found?.category).toBe(category);
    const { cover }: { cover: DrawCover } = await import(
      `../../pictures/blog/covers/${category}/${slug}.ts`
    );
    expect(found && cover(found.article)).toEqual(found?.cover);
  });

  it('names numbers that its article says', () => {
    const text = JSON.stringify([found?.post, found?.article.chart]);
    for (const number of found?.cover.alt.match(/\d[\d,.:]*\d|\d/g) ?? [])
      expect(text).toContain(number);
  });
});

describe('a post without a drawn cover', () => {
  const article = { slug: 'of-tomorrow', hue: 'teal' } as const;
  const frame = { category: 'route-optimization', hue: 'teal', ground: 'tint', ...size } as const;
  const bars = { kind: 'bars', title: 'Miles', unit: 'mi' } as const;
  const line = { kind: 'line', title: 'Heat', unit: '°F', ticks: ['1', '2'] } as const;
  const coverWith = (chart: NonNullable<Parameters<typeof coverOf>[0]['chart']>) =>
    coverOf({ ...article, chart }, frame.category);

  it('has a thread with stops, another for each slug', async () => {
    const [one, other] = await Promise.all(
      ['of-tomorrow', 'of-friday'].map((slug) => coverOf({ ...article, slug }, frame.category)),
    );
    expect(one?.alt).toMatch(/^A street map with one route and [5-8] stops\.$/);
    expect(one?.ink).not.toEqual(other?.ink);
  });

  it('has columns or curves where it has a chart, whatever numbers stand there', async () => {
    const columns = await coverWith({ ...bars, bars: [{ label: 'North', value: 4.5 }] });
    expect(columns.alt).toBe('Columns on a street map. Miles: North 4.5 mi.');
    const curves = await coverWith({ ...line, series: [{ label: 'Air', values: [7, 7] }] });
    expect(curves.alt).toBe('Routes on a street map. Heat: Air ends at 7.');
    for (const values of [
      [0, 0],
      [-5, 3],
      [1e6, 2],
    ]) {
      const series = [{ label: 'Air', values }];
      const each = await coverWith({ ...line, series, limit: { label: 'Limit', value: 1 } });
      expect(coverSvg(each, frame)).not.toMatch(/NaN|Infinity|undefined/);
      const same = values.map((value, i) => ({ label: `Bar ${i}`, value }));
      expect(coverSvg(await coverWith({ ...bars, bars: same }), frame)).not.toMatch(/NaN|Inf/);
    }
  });

  it('has one where its own drawing finds other numbers in the chart', async () => {
    const slug = 'how-long-a-stop-takes';
    const chart = { ...line, series: [{ label: 'Air', values: [1, 2] }] };
    const cover = await coverOf({ ...article, slug, chart }, frame.category);
    expect(cover.alt).toMatch(/^Routes/);
  });
});

const sources = [
  { slug: 'rain-delays-on-delivery-routes', hue: 'teal', ground: 'tint' },
  { slug: '', hue: 'plum', ground: 'deep' },
  { slug: 'ein-sehr-langer-titel-'.repeat(20), hue: 'ochre', ground: 'night' },
] as const;

it.each(sources)('a map from "$slug" is drawn without a flaw', (source) => {
  expect(mapSvg(coverMap(source, { width: 840, height: 473 }))).toMatch(/class="l t\d/);
});
