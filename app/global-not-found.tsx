// First, so that it names the layers before a part's style sheet fills one.
import './styles.css';
import type { Metadata } from 'next';
import { SiteDocument } from '@/components/shell/document/document';
import { UnknownStrip } from '@/components/shell/unknown-address/unknown-strip';
import { homePage } from '@/content/pages/home';
import { site } from '@/content/site';
import { flags } from '@/lib/content/flags';
import { namedPlaces } from '@/lib/content/navigation';
import { fontVariables } from './fonts';
import { HomeSections } from './home-sections';

export { viewport } from './viewport';

export const metadata: Metadata = {
  title: `Page not found | ${site.name}`,
  description: homePage.description,
  // No robots here: the framework writes the page's noindex by itself, and two would stand there.
};

/** Any unknown address shows the home page under a strip that says so, with status 404 and out of search engines. */
export default function UnknownAddress() {
  return (
    <SiteDocument
      fontVariables={fontVariables}
      above={<UnknownStrip places={namedPlaces(flags)} />}
    >
      <HomeSections heading="h2" />
    </SiteDocument>
  );
}
