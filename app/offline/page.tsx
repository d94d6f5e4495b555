import type { Metadata } from 'next';
import { OffTheMap } from '@/components/pages/offline/off-the-map';
import { Mark } from '@/components/ui/mark/mark';
import { offlinePage } from '@/content/pages/offline';
import { site } from '@/content/site';

const { metaTitle, description, ...words } = offlinePage;

export const metadata: Metadata = {
  title: metaTitle,
  description,
  robots: { index: false, follow: true },
};

/** What the service worker shows at the wanted address without a network; out of search engines. */
export default function OfflinePage() {
  return <OffTheMap {...words} name={site.name} mark={<Mark size={36} />} />;
}
