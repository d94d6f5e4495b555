import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PostGrid } from '@/components/pages/blog/card/post-grid';
import { BlogSearch } from '@/components/pages/blog/hero/blog-search.client';
import { BlogView } from '@/components/pages/blog/list/blog-view.client';
import { blogCategories } from '@/content/blog/categories';
import { shortName } from '@/lib/blog/address';
import { getPosts, postCard } from '@/lib/content/posts';
import { stubFetch } from '@/tests/support/network';
import { button, goTo, textsOf } from '@/tests/support/screen';

// Three pages of cards below three that are featured.
const all = getPosts().slice(0, 26).map(postCard);
const cards = all.filter(({ featured }) => !featured);
const network = stubFetch();

// The list is fetched once per document: each test gets a module of its own.
vi.mock('@/lib/blog/post-index', () => ({
  loadPosts: async () => {
    const answer = await fetch('/blog/posts.json');
    if (!answer.ok) throw new Error('refused');
    return answer.json();
  },
}));

beforeEach(() => {
  network.mockImplementation(async () => Response.json(all));
});

function start(address = '/blog') {
  goTo(address);
  render(
    <>
      <BlogSearch label="Search articles" />
      <BlogView
        categories={blogCategories}
        count={cards.length}
        title="All articles"
        words="23 more, newest first"
        featured={<p>Featured</p>}
      >
        <PostGrid posts={cards.slice(0, 9)} />
      </BlogView>
    </>,
  );
  return userEvent.setup();
}

const titles = () => textsOf('heading', { level: 3 });
const heading = () => screen.getByRole('heading', { level: 2 });
const box = () => screen.getByRole('searchbox');
const titlesOf = (posts: typeof cards) => posts.map(({ title }) => title);
const firstPage = titlesOf(cards.slice(0, 9));
const save = ({ slug } = cards[3] as (typeof cards)[number]) =>
  localStorage.setItem('saved-articles', JSON.stringify([slug]));

it('categories narrow the list and start it anew', async () => {
  const user = start('/blog?page=2');
  const { name = '' } = blogCategories[0] ?? {};
  const own = all.filter(({ category }) => category === name);
  await user.click(button(name));
  await screen.findByText(`${own.length} articles`);
  expect(titles()).toEqual(titlesOf(own));
  expect(button(name)).toHaveFocus();
  expect(window.location.search).toBe(`?category=${shortName(name)}`);
});

it('categories are six buttons, the others behind one, with one for saved articles where there are any', async () => {
  save();
  const user = start();
  const group = within(screen.getByRole('group', { name: 'Category' }));
  const labels = () => group.getAllByRole('button').map(({ textContent }) => textContent);
  const names = blogCategories.map(({ name }) => name);
  expect(labels()).toEqual(['All Categories', ...names.slice(0, 5), 'More', 'Saved (1)']);
  await user.click(button('More'));
  expect(labels()).toEqual(['All Categories', ...names, 'Fewer', 'Saved (1)']);
  await user.click(button('Fewer'));
  expect(labels()).toHaveLength(8);
});

it('categories show what is saved', async () => {
  save();
  start('/blog?category=saved');
  await screen.findByText('1 article');
  expect(titles()).toEqual([cards[3]?.title]);
});

it('a search hides what is featured and looks everywhere', async () => {
  const user = start('/blog?category=case-studies&page=2');
  await user.type(box(), 'IDLING');
  await screen.findByText('Results for “IDLING”');
  await screen.findByRole('link', { name: /What idling costs/ });
  expect(screen.queryByText('Featured')).toBeNull();
  expect(window.location.search).toBe('?q=IDLING&category=case-studies');
});

it('a search that finds nothing says so and is reset', async () => {
  const user = start('/blog?q=zeppelin&category=case-studies');
  expect(await screen.findByText('No articles found')).toBeInTheDocument();
  await user.click(button('Reset Filters'));
  expect(titles()).toEqual(firstPage);
  expect(box()).toHaveValue('');
  expect(window.location.search).toBe('');
  expect(heading()).toHaveFocus();
});

it('a list that does not arrive is announced and fetched anew', async () => {
  network.mockResolvedValueOnce(new Response('', { status: 503 }));
  const user = start('/blog?page=2');
  expect(await screen.findByRole('alert')).toHaveTextContent('The list did not arrive.');
  await user.click(button('Try again'));
  await screen.findByText(cards[9]?.title ?? '');
});
