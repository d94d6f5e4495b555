import { readdirSync, readFileSync } from 'node:fs';
import { getPosts } from '../../lib/content/posts';
import { getTeaser } from '../../lib/content/teaser';
import { expect, test } from './support';

test('the Resources menu leads to an article that is there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Resources' }).click();
  const panel = page.locator('#panel-resources');
  const { title, href } = getTeaser();
  await expect(panel.getByText(title)).toBeVisible();
  await panel.getByRole('link', { name: 'Read the article' }).click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('no script file carries the articles', () => {
  const scripts = readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`out/_next/static/${file}`, 'utf8'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const { slug, excerpt } of getPosts()) {
    expect(
      scripts.some((script) => script.includes(slug) || script.includes(excerpt)),
      slug,
    ).toBe(false);
  }
});
