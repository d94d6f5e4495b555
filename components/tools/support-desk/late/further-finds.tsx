import { type ComponentType, useEffect, useState } from 'react';
import type { FurtherOfferProps } from './further-offer';

interface FurtherFindsProps extends FurtherOfferProps {
  /** Whether somebody looked for something here; nothing comes before. */
  wanted: boolean;
}

/** What the site's search finds besides, below the list; its part comes with the first word. */
export function FurtherFinds({ wanted, ...looked }: FurtherFindsProps) {
  const [Offer, setOffer] = useState<ComponentType<FurtherOfferProps>>();
  useEffect(() => {
    if (!wanted) return;
    import('./further-offer').then(
      (late) => setOffer(() => late.FurtherOffer),
      (error) => console.debug('The search of the site did not come', error),
    );
  }, [wanted]);
  return Offer && <Offer {...looked} />;
}
