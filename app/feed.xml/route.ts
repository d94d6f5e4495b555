import { atomFeed } from '@/lib/content/feed';
import { getPosts } from '@/lib/content/posts';
import { env } from '@/lib/env';

export const dynamic = 'force-static';

/** The blog with its whole text, for feed readers. */
export const GET = () =>
  new Response(atomFeed(getPosts(), env.siteUrl), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
