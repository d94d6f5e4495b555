import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { charts } from '@/content/found/charts';
import { shortName } from '@/lib/blog/address';
import { coverLook, getPosts } from '@/lib/content/posts';
import type { DrawCover } from '../../covers/cover';
import { coverOf } from '../../covers/find';
import { coverSvg } from '../../covers/svg';

const folder = join('art', 'pictures', 'blog', 'covers');
const drawn = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''));

const size = { width: 1200, height: 630 };

/** Every post's cover as a document. */
const all = await Promise.all(
  getPosts().map(async (post) => {
    const { slug, thread, ground } = coverLook(post);
    const article = { slug, thread, chart: charts[slug] };
    const category = shortName(post.category);
    const cover = await coverOf(article, category);
    const svg = coverSvg(cover, { category, thread, sheet: ground, ...size });
    return { post, slug, article, category, cover, svg };
  }),
);

describe.each(all)('the cover of $slug', ({ cover, svg }) => {
  it('is one of 15 to 200 elements, light enough for a page of nine on a phone', () => {
    const elements = svg.replace(/<defs>.*<\/defs>/, '').match(/<(?:path|rect|circle|use|g)\b/g);
    expect(elements?.length).toBeGreaterThan(10);
    expect(elements?.length).toBeLessThanOrEqual(200);
    expect(svg.length).toBeLessThan(30_000);
  });

  it('follows the theme, and leaves its labels out where it is small', () => {
    expect(svg).toContain('@media (prefers-color-scheme:dark){.g0{fill:');
    expect(svg).toContain('@media (max-width:256px){.label{display:none}}');
  });

  it('is one file for article and card, as large as a preview', () => {
    expect(svg).toContain('width="1200" height="630" viewBox="0 0 1200 630"');
  });

  it('says what it shows', () => {
    expect(cover.alt).toMatch(/^[A-Z0-9].{20,}\.$/);
    expect(cover.alt.length).toBeLessThan(400);
    expect(svg).toContain('<title>');
  });
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

  it('has one figure, within what a card shows', () => {
    const figures = [
      ...(found?.svg ?? '').matchAll(
        /translate\(([\d.-]+) [\d.]+\) scale\(0\.1[2-5]\d*\)">(.*?)<\/g>/g,
      ),
    ];
    expect(figures).toHaveLength(1);
    expect(Number(figures[0]?.[1])).toBeGreaterThanOrEqual(72);
    expect(Number(figures[0]?.[1])).toBeLessThan(1120);
  });

  it('names numbers that its article says', () => {
    const said = JSON.stringify([found?.post, found?.article.chart]);
    for (const number of found?.cover.alt.match(/\d[\d,.:]*\d|\d/g) ?? [])
      expect(said).toContain(number);
  });
});

it('the cover on order data shows all that it counts, whole on a card', () => {
  const found = all.find(({ slug }) => slug === 'what-data-a-planner-needs');
  const svg = found?.svg ?? '';
  const dots = [...svg.matchAll(/M(\d+) (\d+)h0/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const pins = svg.match(/a19 19/g) ?? [];
  expect(`${dots.length + pins.length} orders`).toBe(found?.cover.alt.slice(0, 10));
  expect(found?.cover.alt).toContain(`but ${pins.length},`);
  for (const [x = 0, y = 0] of dots) {
    expect(Math.abs(x - 600)).toBeLessThan(560 - 7);
    expect(Math.abs(y - 315)).toBeLessThan(315 - 7);
  }
});

describe('a post that nobody has drawn a cover for', () => {
  const article = { slug: 'of-tomorrow', thread: 'teal' } as const;
  const frame = { category: 'route-optimization', thread: 'teal', sheet: 'tint', ...size } as const;
  const bars = { kind: 'bars', title: 'Miles', unit: 'mi' } as const;
  const line = { kind: 'line', title: 'Heat', unit: '°F', ticks: ['1', '2'] } as const;
  const coverWith = (chart: NonNullable<Parameters<typeof coverOf>[0]['chart']>) =>
    coverOf({ ...article, chart }, frame.category);

  it('has a thread with stops, another for each slug', async () => {
    const [one, other] = await Promise.all(
      ['of-tomorrow', 'of-friday'].map((slug) => coverOf({ ...article, slug }, frame.category)),
    );
    expect(one?.alt).toMatch(/^A street map with one thread and [5-8] stops\.$/);
    expect(one?.ink).not.toEqual(other?.ink);
  });

  it('has columns or curves where it has a chart, whatever numbers stand there', async () => {
    const columns = await coverWith({ ...bars, bars: [{ label: 'North', value: 4.5 }] });
    expect(columns.alt).toBe('Columns on a street map. Miles: North 4.5 mi.');
    const curves = await coverWith({ ...line, series: [{ label: 'Air', values: [7, 7] }] });
    expect(curves.alt).toBe('Threads on a street map. Heat: Air ends at 7.');
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
    expect(cover.alt).toMatch(/^Threads/);
  });

  it('has one on the neutral ground in a category that has none', async () => {
    const svg = coverSvg(await coverOf(article, 'of-tomorrow'), { ...frame, category: 'new' });
    expect(svg).toContain('class="g6"');
  });
});

it('no cover computes a city', async () => {
  const { metafile } = await build({
    ...{ entryPoints: ['art/programs/post-cover.ts'], bundle: true, write: false, metafile: true },
    ...{ outdir: 'art', format: 'esm', platform: 'node', packages: 'external' },
  });
  const code = Object.keys(metafile.inputs);
  expect(code).toContain('art/covers/grounds/drawn.ts');
  expect(code).not.toContain('lib/city/generate.ts');
});

it('a further post’s covers take few milliseconds', async () => {
  const article = {
    slug: 'of-tomorrow',
    thread: 'teal',
    chart: charts['rain-delays-on-delivery-routes'],
  } as const;
  const frame = { category: 'fleet-management', thread: 'teal', sheet: 'deep', ...size } as const;
  const started = process.cpuUsage();
  for (let i = 0; i < 20; i += 1) {
    coverSvg(await coverOf({ ...article, slug: `post-${i}` }, 'fleet-management'), frame);
  }
  expect(process.cpuUsage(started).user / 1000 / 20).toBeLessThan(50);
});
