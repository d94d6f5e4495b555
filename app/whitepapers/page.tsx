import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { Meanwhile } from '@/components/pages/blog/card/meanwhile';
import { WhitePapers } from '@/components/pages/white-papers/white-papers.client';
import { NewsletterSignUp } from '@/components/tools/newsletter/newsletter';
import { Island } from '@/components/ui/island/island.client';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { TextLink } from '@/components/ui/link/link';
import { whitePapersPage } from '@/content/pages/empty';
import { site } from '@/content/site';
import { whitePaperCategories } from '@/content/white-papers';
import { paperRows, whitePapersFacts } from '@/lib/content/publications/white-papers';
import { itemList } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const { title, text, listed, newsletter, today, meanwhile, listTitle } = whitePapersPage;

export const metadata = pageMetadata({ ...whitePapersFacts, path: routes.whitepapers });

const trail = [{ label: title, href: routes.whitepapers }] as const;

export default function WhitePapersPage() {
  const papers = paperRows();
  const some = papers.length > 0;
  return (
    <>
      <PageHero
        id="empty-title"
        trail={trail}
        title={title}
        lead={some ? listed.lead : text}
        actions={<NewsletterSignUp title={newsletter} email={site.email} />}
        details={!some && <TextLink href={today.href}>{today.label}</TextLink>}
        picture={{ picture: 'white-papers', alt: '' }}
        fit="edge"
        ground="bg-teal-tint"
      />
      {some ? (
        <>
          <JsonLd
            data={itemList(
              listTitle,
              papers.map((paper) => paper.title),
            )}
          />
          <Island name="white papers">
            <WhitePapers title={listTitle} papers={papers} categories={whitePaperCategories} />
          </Island>
        </>
      ) : (
        <Meanwhile {...meanwhile} />
      )}
    </>
  );
}
