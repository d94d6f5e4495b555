import type { Metadata } from 'next';
import { Guide } from '@/components/pages/support/guide/guide';
import { GuideEnd } from '@/components/pages/support/guide/guide-end';
import { GuideHead } from '@/components/pages/support/guide/guide-head';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { articleWords, supportPage } from '@/content/help/support';
import { helpArticles, helpPageFacts, helpPageOf } from '@/lib/content/help';
import { helpMarkdownPath } from '@/lib/content/text/article-markdown';
import { env } from '@/lib/env';
import { techArticle } from '@/lib/json-ld-texts';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

interface Address {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => helpArticles.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const { slug } = await params;
  const types = { 'text/markdown': helpMarkdownPath(slug) };
  return pageMetadata({ ...helpPageFacts(slug), types });
}

export default async function HelpArticlePage({ params }: Address) {
  const { article, path, category, previous, following } = helpPageOf((await params).slug);
  const { title, description, updated, checked, author: team, readTime: minutes } = article;
  const level = article.difficulty === 'beginner' ? 'Beginner' : 'Expert';
  const day = { updated, checked };
  const facts = { headline: title, description, path, ...day, team, level, minutes } as const;
  const trail = [
    { label: supportPage.name, href: routes.support },
    { label: title, href: path },
  ] as const;
  const words = { search: supportPage.search.label, checkedWord: articleWords.checked };
  const head = { trail, article, category, ...words };
  return (
    <>
      <JsonLd data={techArticle({ ...facts, section: category.name })} />
      <Guide
        {...articleWords}
        article={article}
        thread={category.thread}
        head={<GuideHead {...head} />}
      >
        <GuideEnd
          article={article}
          address={new URL(path, env.siteUrl).href}
          previous={previous}
          following={following}
          words={articleWords}
        />
      </Guide>
    </>
  );
}
