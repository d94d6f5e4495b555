import type { Metadata } from 'next';
import { site } from '@/content/site';
import { env } from './env';
import type { RoutePath } from './routes';

interface PageMetadata {
  /** At most 65 characters, the product's name included where it should stand. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
  path: RoutePath;
}

/** The metadata of a page: title, description, keywords, canonical address (SPEC 2, Search-engine data). */
export function pageMetadata({ title, description, keywords, path }: PageMetadata): Metadata {
  return {
    metadataBase: new URL(env.siteUrl),
    title,
    description,
    keywords: [...keywords],
    alternates: { canonical: path },
    robots: { index: true, follow: true },
    openGraph: { type: 'website', siteName: site.name, title, description, url: path },
    twitter: { card: 'summary_large_image', title, description },
  };
}
