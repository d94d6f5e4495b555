'use client';

import { PageFault } from '@/components/ui/island/island.client';

/** Where a page fails outside its islands: header, footer and chat stay. */
export default function PageError({ error }: { error: unknown }) {
  return <PageFault error={error} where="page" />;
}
