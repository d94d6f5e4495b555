import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { homePage } from '@/content/pages/home';
import { organization, webSite } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { HomeSections } from './home-sections';

export const metadata = pageMetadata({ ...homePage, path: routes.home });

export default function HomePage() {
  return (
    <>
      <HomeSections />
      <JsonLd data={organization()} />
      <JsonLd data={webSite()} />
    </>
  );
}
