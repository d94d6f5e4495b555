import { createElement, Fragment, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { DemoDialog } from '@/components/shell/demo-dialog/demo-dialog';
import { Footer } from '@/components/shell/footer/footer';
import { Header } from '@/components/shell/header/header';
import { SiteMenu } from '@/components/shell/site-menu/site-menu';
import { flags } from '@/content/flags';
import { helpArticles } from '@/lib/content/help';
import { getNavigation } from '@/lib/content/navigation';
import { getPosts } from '@/lib/content/posts';
import { helpMarkdown, postMarkdown } from '@/lib/content/text/article-markdown';

export interface Page {
  readonly name: string;
  readonly kind: string;
  readonly write: () => Promise<string>;
}

type Params = Readonly<Record<string, string>>;
type Props = { readonly params: Promise<Params> };

interface PageModule {
  readonly default: (props: Props) => ReactNode | Promise<ReactNode>;
  readonly metadata?: unknown;
  readonly generateMetadata?: (props: Props) => unknown;
  readonly generateStaticParams?: () => readonly Params[];
}

const routes = import.meta.glob<PageModule>('/app/**/page.tsx', { eager: true });
const programs = import.meta.glob<{ GET: () => Response }>(
  '/app/{feed.xml,llms.txt,openapi.json,blog/posts.json}/route.ts',
  { eager: true },
);

async function htmlOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}

const origin = 'https://www.example.com';

/** Everything that shows content, written in this process, as a build would without its bundler. */
export const pages: readonly Page[] = [
  ...Object.entries(routes).flatMap(([kind, page]) =>
    (page.generateStaticParams?.() ?? [{}]).map((one) => ({
      name: [kind, ...Object.values(one)].join(' '),
      kind,
      write: async () => {
        const params = Promise.resolve(one);
        const facts = (await page.generateMetadata?.({ params })) ?? page.metadata;
        const head = createElement('meta', { key: 'head', content: JSON.stringify(facts) });
        return htmlOf([
          head,
          createElement(Fragment, { key: 'page' }, await page.default({ params })),
        ]);
      },
    })),
  ),
  {
    name: 'header and footer',
    kind: 'shell',
    write: async () => {
      const navigation = getNavigation(flags);
      return htmlOf([
        createElement(Header, { key: 'header', navigation }),
        createElement(SiteMenu, { key: 'menu', navigation }),
        createElement(DemoDialog, { key: 'demo' }),
        createElement(Footer, { key: 'footer' }),
      ]);
    },
  },
  ...Object.entries(programs).map(([name, { GET }]) => ({
    name,
    kind: name,
    write: async () => GET().text(),
  })),
  ...getPosts().map((post) => ({
    name: `${post.slug}.md`,
    kind: 'markdown',
    write: async () => postMarkdown(post, origin),
  })),
  ...helpArticles.map((article) => ({
    name: `${article.slug}.md`,
    kind: 'markdown of help',
    write: async () => helpMarkdown(article, origin),
  })),
];
