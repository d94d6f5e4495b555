import type { Metadata } from 'next';
import { OffTheMap } from '@/components/pages/offline/off-the-map';
import { Mark } from '@/components/ui/mark/mark';
import { offlinePage } from '@/content/pages/offline';
import { site } from '@/content/site';

export const metadata: Metadata = {
  title: offlinePage.metaTitle,
  description: offlinePage.description,
  robots: { index: false, follow: true },
};

/** What the service worker shows at the wanted address without a network; out of search engines. */
export default function OfflinePage() {
  return <OffTheMap {...offlinePage} name={site.name} mark={<Mark size={36} />} />;
}
