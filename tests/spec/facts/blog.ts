import { blogCategories } from '@/content/blog/categories';
import { blogPage } from '@/content/blog/page';
import { getFeatured, getPosts } from '@/lib/content/posts';
import { count, fact, labels } from '../fact';

const posts = getPosts();

/** What the blog lists. */
export const blog = [
  labels(
    'shortcuts',
    'route optimization | fleet tracking | delivery management',
    blogPage.shortcuts,
    '/blog',
  ),
  labels(
    'categories',
    'Fleet Management | Route Optimization | Delivery Management | AI & Technology | Industry Insights | Case Studies | Best Practices | Sustainability | Field Force Management',
    blogCategories.map(({ name }) => name),
  ),
  labels(
    'buttons of the list',
    'All Categories | Fleet Management | Route Optimization | Delivery Management | AI & Technology | Industry Insights',
    ['All Categories', ...blogCategories.slice(0, 5).map(({ name }) => name)],
    '/blog',
  ),
  count(
    'articles',
    32,
    posts.map(({ title }) => title),
  ),
  labels(
    'featured articles',
    '1 | 2 | 25 | 26',
    posts
      .filter(({ featured }) => featured)
      .map(({ id }) => String(id))
      .sort((a, b) => Number(a) - Number(b)),
  ),
  count(
    'featured articles on the list',
    3,
    getFeatured()
      .slice(0, 3)
      .map(({ title }) => title),
    '/blog',
  ),
  fact('unknown article', 'Article not found', blogPage.unknown.title, '/blog/404'),
  fact(
    'its sentence',
    "The article you're looking for doesn't exist.",
    blogPage.unknown.text,
    '/blog/404',
  ),
];
