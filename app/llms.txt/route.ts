import { getPosts } from '@/lib/content/posts';
import { llmsTxt } from '@/lib/content/text/llms';
import { env } from '@/lib/env';

export const dynamic = 'force-static';

/** A model reads the file whole, so it stays short; the years lead to the rest. */
const newest = 50;

/** The site's table of contents for language models. */
export const GET = () =>
  new Response(llmsTxt(getPosts().slice(0, newest), env.siteUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
