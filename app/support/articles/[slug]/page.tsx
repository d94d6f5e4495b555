import { Guide } from '@/components/pages/support/guide/guide';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { articleWords, supportPage } from '@/content/help/support';
import { helpArticles, helpPageFacts, helpPageOf } from '@/lib/content/help';
import { helpMarkdownPath } from '@/lib/content/text/article-markdown';
import { techArticle } from '@/lib/content/text/json-ld';
import { env } from '@/lib/env';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import type { SlugProps } from '../../../slug-props';

export const dynamicParams = false;

export const generateStaticParams = () => helpArticles.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: SlugProps) {
  const { slug } = await params;
  const types = { 'text/markdown': helpMarkdownPath(slug) };
  return pageMetadata({ ...helpPageFacts(slug), types });
}

export default async function HelpArticlePage({ params }: SlugProps) {
  const page = helpPageOf((await params).slug);
  const { article, path } = page;
  const trail = [
    { label: supportPage.name, href: routes.support },
    { label: article.title, href: path },
  ] as const;
  return (
    <>
      <JsonLd data={techArticle(article)} />
      <Guide
        {...page}
        trail={trail}
        search={supportPage.search.label}
        address={new URL(path, env.siteUrl).href}
        words={articleWords}
      />
    </>
  );
}
