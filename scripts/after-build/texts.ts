import { apiDocument } from '@/content/api/document';
import results from '@/content/results.json';
import { site } from '@/content/site';
import { openApiFile } from '@/lib/api/open-api';
import { postmanCollection } from '@/lib/api/postman';
import { helpArticles } from '@/lib/content/help';
import { getPosts } from '@/lib/content/posts';
import {
  helpMarkdown,
  helpMarkdownPath,
  postMarkdown,
  postMarkdownPath,
} from '@/lib/content/text/article-markdown';
import { atomFeed } from '@/lib/content/text/feed';
import {
  integrationsMarkdown,
  integrationsMarkdownPath,
} from '@/lib/content/text/integrations-markdown';
import { llmsTxt } from '@/lib/content/text/llms';
import { env } from '@/lib/env';
import { securityTxt, securityTxtPath } from '@/lib/release/security-txt';
import { resultsPath } from '@/lib/routes';
import { workedCsv, workedPath } from '@/lib/worked/worked-csv';
import { writeInto } from './files';

/** Readers of the feed keep what they have seen, and models read their file whole. */
const newest = getPosts().slice(0, 50);

/** Files by address: a route cannot end in `.md` or `.csv` beside a page of that name. */
const files = (origin: string): readonly (readonly [path: string, text: string])[] => [
  ...getPosts().map((post) => [postMarkdownPath(post.slug), postMarkdown(post, origin)] as const),
  ...getPosts().flatMap(({ slug, worked }) =>
    worked ? [[workedPath(slug), workedCsv(worked.lines)] as const] : [],
  ),
  ...helpArticles.map(
    (article) => [helpMarkdownPath(article.slug), helpMarkdown(article, origin)] as const,
  ),
  [integrationsMarkdownPath, integrationsMarkdown(origin)],
  ['/feed.xml', atomFeed(newest, origin)],
  ['/llms.txt', llmsTxt(newest, origin)],
  ['/openapi.json', openApiFile(apiDocument, origin)],
  ['/postman-collection.json', JSON.stringify(postmanCollection(apiDocument), null, 2)],
  [resultsPath, JSON.stringify(results, null, 2)],
  [securityTxtPath, securityTxt(site.security, origin)],
];

export async function writeTexts(root: string): Promise<string> {
  const texts = files(env.siteUrl);
  for (const [path, text] of texts) await writeInto(root, path, text);
  return `${texts.length} texts for programs`;
}
