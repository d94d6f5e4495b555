import { getPosts, postCard } from '@/lib/content/posts';

export const dynamic = 'force-static';

/** What the list searches and shows beyond its first page; fetched on first use. */
export const GET = () => Response.json(getPosts().map(postCard));
