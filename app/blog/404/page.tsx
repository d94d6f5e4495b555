import type { Metadata } from 'next';
import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { Picture } from '@/components/picture/picture';
import { ButtonLink } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { blogPage } from '@/content/blog/page';
import { site } from '@/content/site';
import { routes } from '@/lib/routes';

const { title, text, back } = blogPage.unknown;

export const metadata: Metadata = {
  title: `${title} | ${site.name}`,
  description: text,
  robots: { index: false, follow: true },
};

const trail = [{ label: 'Blog', href: routes.blog }] as const;

/** Any unknown address under /blog, with status 404 and out of search engines. */
export default function UnknownArticlePage() {
  return (
    <PageHero
      id="unknown"
      trail={trail}
      title={title}
      lead={text}
      actions={
        <ButtonLink variant="ink" href={routes.blog}>
          <Icon name="arrow-left" />
          {back}
        </ButtonLink>
      }
      details={
        <Picture name="courier-lost" alt="A courier with a package at a sign that reads 404." />
      }
    />
  );
}
