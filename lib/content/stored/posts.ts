import type { BlogPost } from '@/content/blog/types';
import { readStored } from './read-stored';

/** Stands in for content/found/posts.ts while the site is built (tsconfig.build.json). */
export const posts = readStored<BlogPost>('posts');
