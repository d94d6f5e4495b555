import { EmptyHero } from '@/components/pages/empty/empty-hero';
import { WhitePapers } from '@/components/pages/empty/white-papers.client';
import { PagePicture } from '@/components/picture/page-picture';
import { flags } from '@/content/flags';
import { whitePapersPage } from '@/content/pages/empty';
import { whitePaperCategories } from '@/content/white-papers';
import { whitePapers } from '@/lib/content/white-papers';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const { page, title, text, listTitle } = whitePapersPage;

export const metadata = pageMetadata({ ...page, path: routes.whitepapers });

const trail = [{ label: title, href: routes.whitepapers }] as const;

export default function WhitePapersPage() {
  return (
    <>
      <EmptyHero trail={trail} title={title} text={text} tinted>
        <PagePicture
          image={{ picture: 'white-papers', alt: '' }}
          first
          className="empty-picture w-full mt-10 object-cover"
        />
      </EmptyHero>
      {flags.showWhitePapers && (
        <WhitePapers title={listTitle} papers={whitePapers} categories={whitePaperCategories} />
      )}
    </>
  );
}
