import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { Meanwhile } from '@/components/pages/blog/card/meanwhile';
import { LiveDemo } from '@/components/pages/webinars/live-demo';
import { Webinars } from '@/components/pages/webinars/webinars.client';
import { NewsletterSignUp } from '@/components/tools/newsletter/newsletter';
import { Island } from '@/components/ui/island/island.client';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { webinarsPage } from '@/content/pages/empty';
import { site } from '@/content/site';
import { webinarEvents, webinarRows, webinarsFacts } from '@/lib/content/publications/webinars';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const { title, text, listed, newsletter, live, meanwhile, ahead, behind } = webinarsPage;

export const metadata = pageMetadata({ ...webinarsFacts, path: routes.webinars });

const trail = [{ label: title, href: routes.webinars }] as const;

export default function WebinarsPage() {
  const rows = webinarRows();
  const planned = rows.some((row) => row.ahead);
  return (
    <>
      {webinarEvents().map((event) => (
        <JsonLd key={JSON.stringify(event)} data={event} />
      ))}
      <PageHero
        id="empty-title"
        trail={trail}
        title={title}
        lead={planned ? listed.lead : text}
        actions={!planned && <NewsletterSignUp title={newsletter} email={site.email} />}
        details={!planned && <LiveDemo title={live} />}
        {...(planned
          ? { layout: 'stacked' }
          : {
              picture: {
                picture: 'nothing-planned',
                alt: 'A loader with a package where a line breaks off before its next stop.',
              },
              fit: 'edge',
              ground: 'bg-ochre-tint',
            })}
      />
      {!planned && <Meanwhile {...meanwhile} />}
      {rows.length > 0 && (
        <Island name="webinars">
          <Webinars rows={rows} words={{ ahead, behind, none: text }} />
        </Island>
      )}
    </>
  );
}
