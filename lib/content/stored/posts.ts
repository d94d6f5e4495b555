import type { BlogPost } from '@/content/blog/types';
import { readStored } from './read-stored';

/** Replaces content/found/posts.ts during the build (tsconfig.build.json). */
export const posts = readStored<BlogPost>('posts');
