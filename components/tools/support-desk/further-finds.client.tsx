'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { FurtherOfferProps } from './further-offer';
import './further-finds.css';

interface FurtherFindsProps extends FurtherOfferProps {
  /** Whether somebody looked for something here; nothing comes before. */
  wanted: boolean;
}

/** Room below the list for what the site's search finds besides; its part comes with the first word. */
export function FurtherFinds({ wanted, ...looked }: FurtherFindsProps) {
  const [Offer, setOffer] = useState<ComponentType<FurtherOfferProps>>();
  useEffect(() => {
    if (!wanted) return;
    import('./further-offer').then(
      (late) => setOffer(() => late.FurtherOffer),
      (error) => console.debug('The search of the site did not come', error),
    );
  }, [wanted]);
  return (
    <div aria-live="polite" className="further-finds">
      {Offer && <Offer {...looked} />}
    </div>
  );
}
