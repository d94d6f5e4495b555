import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PostGrid } from '@/components/pages/blog/card/post-grid';
import { BlogSearch } from '@/components/pages/blog/hero/blog-search.client';
import { BlogView } from '@/components/pages/blog/list/blog-view.client';
import { FeaturedCover } from '@/components/pages/blog/list/featured-cover.client';
import { blogCategories } from '@/content/blog/categories';
import { getPosts, postCard } from '@/lib/content/posts';

const cards = getPosts().map(postCard);
const fetchMock = vi.fn<typeof fetch>();

// The list is fetched once per document: each test gets a module of its own.
vi.mock('@/lib/blog/post-index', () => ({
  loadPosts: async () => {
    const answer = await fetchMock('/blog/posts.json');
    if (!answer.ok) throw new Error('refused');
    return answer.json();
  },
}));

beforeEach(() => {
  fetchMock.mockImplementation(async () => Response.json(cards));
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  localStorage.clear();
});

afterEach(() => {
  fetchMock.mockReset();
  window.history.replaceState(null, '', '/');
});

function start(address = '/blog', posts = cards) {
  window.history.replaceState(null, '', address);
  render(
    <>
      <BlogSearch label="Search articles" />
      <BlogView
        categories={blogCategories}
        count={posts.length}
        title="All articles"
        featured={<p>Featured</p>}
      >
        <PostGrid posts={posts.slice(0, 9)} />
      </BlogView>
    </>,
  );
  return userEvent.setup();
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent);
const heading = () => screen.getByRole('heading', { level: 2 });
const pages = () => screen.getByRole('navigation', { name: 'Pagination' });
const box = () => screen.getByRole('searchbox');
const titlesOf = (posts: typeof cards) => posts.map(({ title }) => title);

describe('at rest', () => {
  it('counts one article as one', () => {
    start('/blog', cards.slice(0, 1));
    expect(screen.getByText('1 article')).toBeInTheDocument();
  });

  it('shows the first page and fetches nothing', () => {
    start();
    expect(titles()).toEqual(titlesOf(cards.slice(0, 9)));
    expect(screen.getByText('Featured')).toBeInTheDocument();
    expect(within(pages()).getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it.each(['?page=0', '?page=99', '?page=two', '?page=-1', '?category=nonsense', '?q=%20'])(
    'falls back from %s',
    (query) => {
      start(`/blog${query}`);
      expect(titles()).toEqual(titlesOf(cards.slice(0, 9)));
    },
  );
});

describe('pages', () => {
  it('show the rest, with the focus on the heading, and go back', async () => {
    const user = start();
    await user.click(within(pages()).getByRole('link', { name: 'Page 3' }));
    await screen.findByText(cards[18]?.title ?? '');
    expect(titles()).toEqual(titlesOf(cards.slice(18)));
    expect(window.location.search).toBe('?page=3');
    expect(heading()).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
    expect(within(pages()).getByText('Older').closest('a')).not.toHaveAttribute('href');
    await act(async () => {
      window.history.back();
      await new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    });
    expect(titles()).toEqual(titlesOf(cards.slice(0, 9)));
  });
});

describe('categories', () => {
  it('narrow the list and start it anew', async () => {
    const user = start('/blog?page=2');
    const button = screen.getByRole('button', { name: 'Fleet Management' });
    await user.click(button);
    const own = cards.filter(({ category }) => category === 'Fleet Management');
    await screen.findByText(`${own.length} articles`);
    expect(titles()).toEqual(titlesOf(own));
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(button).toHaveFocus();
    expect(window.location.search).toBe('?category=fleet-management');
  });

  it('are six buttons, with one for saved articles where there are any', () => {
    localStorage.setItem('saved-articles', JSON.stringify([cards[3]?.slug]));
    start();
    const group = screen.getByRole('group', { name: 'Category' });
    expect(
      within(group)
        .getAllByRole('button')
        .map((b) => b.textContent),
    ).toEqual([
      'All Categories',
      ...blogCategories.slice(0, 5).map(({ name }) => name),
      'Saved (1)',
    ]);
  });

  it('show what is saved', async () => {
    localStorage.setItem('saved-articles', JSON.stringify([cards[3]?.slug]));
    start('/blog?category=saved');
    expect(await screen.findByText('1 article')).toBeInTheDocument();
    expect(titles()).toEqual([cards[3]?.title]);
  });
});

describe('search', () => {
  it('hides what is featured and looks everywhere', async () => {
    const user = start('/blog?category=case-studies&page=2');
    await user.type(box(), 'IDLING');
    await screen.findByText('Results for “IDLING”');
    await screen.findByRole('link', { name: /What idling costs/ });
    expect(screen.queryByText('Featured')).toBeNull();
    expect(window.location.search).toBe('?q=IDLING&category=case-studies');
  });

  it('that finds nothing says so and is reset', async () => {
    const user = start('/blog?q=zeppelin&category=case-studies');
    expect(await screen.findByText('No articles found')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
    expect(titles()).toEqual(titlesOf(cards.slice(0, 9)));
    expect(box()).toHaveValue('');
    expect(window.location.search).toBe('');
    expect(heading()).toHaveFocus();
  });

  it('finds what was typed before the script ran', async () => {
    const searchBox = <BlogSearch label="Search articles" />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(searchBox);
    for (const field of container.querySelectorAll('input')) field.value = 'idling';
    render(searchBox, { container, hydrate: true });
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(window.location.search).toBe('?q=idling');
    expect(box()).toHaveValue('idling');
  });

  it('gives way to an address that changes meanwhile', async () => {
    start();
    fireEvent.change(box(), { target: { value: 'half-typed' } });
    fireEvent.click(screen.getAllByRole('link', { name: cards[0]?.category })[0] as Element);
    expect(box()).toHaveValue('');
    await screen.findByText(/^\d+ articles?$/);
    expect(window.location.search).toMatch(/^\?category=/);
  });
});

describe('a list that does not arrive', () => {
  it('is owned up to and fetched anew', async () => {
    fetchMock.mockResolvedValueOnce(new Response('', { status: 503 }));
    const user = start('/blog?page=2');
    expect(await screen.findByRole('alert')).toHaveTextContent('The list did not arrive.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(cards[9]?.title ?? '');
    expect(titles()).toEqual(titlesOf(cards.slice(9, 18)));
  });
});

it('a featured picture that fails gives way to its label', () => {
  render(<FeaturedCover slug="x" thread="teal" label="Route Optimization" />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.queryByRole('presentation')).toBeNull();
  expect(screen.getByText('Route Optimization')).toBeInTheDocument();
});
