import type { Metadata } from 'next';
import { site } from '@/content/site';
import { env } from './env';
import { ogName } from './picture/og-name';
import type { PagePath } from './routes';

interface PageMetadata {
  /** At most 65 characters, the product's name included. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
  path: PagePath;
  type?: 'website' | 'article';
  /** Whether search engines may list it; false while it holds nothing yet. */
  listed?: boolean;
  /** Addresses of alternate formats by media type. */
  types?: Readonly<Record<string, string>>;
}

export function pageMetadata({
  title,
  description,
  keywords,
  path,
  type = 'website',
  listed = true,
  types,
}: PageMetadata): Metadata {
  const url = `/og/${ogName(path)}`;
  const images = [{ url, width: 1200, height: 630, alt: title }];
  return {
    metadataBase: new URL(env.siteUrl),
    title,
    description,
    keywords: [...keywords],
    alternates: { canonical: path, ...(types && { types }) },
    robots: { index: listed, follow: true },
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/app-icons/apple-180.png' },
    openGraph: { type, siteName: site.name, title, description, url: path, images },
    twitter: { card: 'summary_large_image', title, description, images: [{ url, alt: title }] },
  };
}
