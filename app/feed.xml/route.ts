import { getPosts } from '@/lib/content/posts';
import { atomFeed } from '@/lib/content/text/feed';
import { env } from '@/lib/env';

export const dynamic = 'force-static';

/** Feed readers keep what they have seen, so the newest are enough and the file stays small. */
const newest = 50;

/** The newest posts with their whole text, for feed readers. */
export const GET = () =>
  new Response(atomFeed(getPosts().slice(0, newest), env.siteUrl), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
