import { EmptyHero } from '@/components/pages/empty/empty-hero';
import { OpenStop } from '@/components/pages/empty/open-stop';
import { Webinars } from '@/components/pages/webinars/webinars.client';
import { WebinarsHero } from '@/components/pages/webinars/webinars-hero';
import { Island } from '@/components/ui/island/island.client';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { webinarsPage } from '@/content/pages/empty';
import { webinarEvents, webinarsFacts } from '@/lib/content/publications/webinar-facts';
import { webinarRows } from '@/lib/content/publications/webinars';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const { title, text, status, listed, ahead, behind } = webinarsPage;

export const metadata = pageMetadata({ ...webinarsFacts, path: routes.webinars });

const trail = [{ label: title, href: routes.webinars }] as const;

export default function WebinarsPage() {
  const rows = webinarRows();
  return (
    <>
      {webinarEvents().map((event) => (
        <JsonLd key={JSON.stringify(event)} data={event} />
      ))}
      {rows.some((row) => row.ahead) ? (
        <WebinarsHero trail={trail} title={title} text={listed.lead} />
      ) : (
        <EmptyHero
          trail={trail}
          title={title}
          lead={text}
          layout="above"
          below={<OpenStop label={status} />}
        />
      )}
      {rows.length > 0 && (
        <Island name="webinars">
          <Webinars rows={rows} words={{ ahead, behind, none: text }} />
        </Island>
      )}
    </>
  );
}
