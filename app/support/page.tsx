import { Faq } from '@/components/blocks/faq/faq';
import { EmptyLibrary } from '@/components/pages/support/empty-library';
import { Glossary } from '@/components/pages/support/glossary/glossary';
import { RecentUpdates } from '@/components/pages/support/recent-updates';
import { SupportContacts } from '@/components/pages/support/support-contacts';
import { SupportDesk } from '@/components/tools/support-desk/support-desk';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { supportQuestions } from '@/content/help/questions';
import { supportPage as words } from '@/content/help/support';
import { site } from '@/content/site';
import { flags } from '@/lib/content/flags';
import { countedCategories, getUpdates, listedArticles } from '@/lib/content/help';
import { collectionPage } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const path = routes.support;
const { title: name, description } = words.page;
const articles = listedArticles(flags.supportLibrary);
const parts = articles.map(({ title, href }) => ({ name: title, path: href }));
const trail = [{ label: words.name, href: path }] as const;

export const metadata = pageMetadata({ ...words.page, path });

export default function SupportPage() {
  return (
    <>
      <JsonLd data={collectionPage({ name, description, path, parts })} />
      <SupportDesk
        head={
          <>
            <Breadcrumb trail={trail} />
            <h1 id="support-title" className="type-h1">
              {words.title}
            </h1>
          </>
        }
        words={words}
        categories={countedCategories(articles)}
        articles={articles}
        empty={articles.length === 0 && <EmptyLibrary {...words.empty} />}
      />
      <Faq {...words.faq} name="support" questions={supportQuestions} />
      <Glossary words={words.glossary} />
      <div className="frame grid gap-x-16 gap-y-10 lg:grid-cols-2 pb-(--section-space)">
        <RecentUpdates words={words.updates} updates={getUpdates()} />
        <SupportContacts
          title={words.contacts.title}
          email={{ ...words.contacts.email, address: site.email }}
          phone={{ ...words.contacts.phone, number: site.phone.label, href: site.phone.href }}
        />
      </div>
    </>
  );
}
