import { useMemo } from 'react';
import { siteGeocoder } from '@/lib/planner/geocoder/geocoder';
import type { ListRequest, Reading } from '@/lib/planner/import/list';
import { addressesToAsk, type PlaceSources } from '@/lib/planner/import/place-lines';
import { centersWords } from '../words/centers';
import { GeocodeBox } from './geocode-box';
import { LinkButton } from './import-source';
import { Finding } from './import-summary';

interface ImportPlacesProps {
  reading: Reading;
  places: ListRequest['places'];
  place: (part: PlaceSources) => void;
  /** Whether the table of ZIP centers is on its way, or why it did not come. */
  isAwaited: boolean;
  failure: string | undefined;
  tryAgain: () => void;
}

/** How lines without coordinates come to their places, and how rough those are. */
export function ImportPlaces(props: ImportPlacesProps) {
  const { reading, places, place, isAwaited, failure, tryAgain } = props;
  const { lines } = reading.checked;
  const geocoder = siteGeocoder();
  const addresses = useMemo(
    () =>
      addressesToAsk(
        lines.map(({ raw }) => raw),
        places,
      ),
    [lines, places],
  );
  const words = useMemo(() => {
    const stops = lines.filter(({ depot }) => !depot);
    const depot = lines.find((line) => line.depot);
    return centersWords(
      stops.map(({ good }) => good?.center),
      depot?.good?.center,
    );
  }, [lines]);
  return (
    <>
      <div role="status" className="grid gap-3 empty:-mt-4">
        {isAwaited && <p className="text-ink-2">Fetching the table of ZIP codes, 110 KB…</p>}
        {failure && (
          <Finding words="The table of ZIP codes did not come." more={failure}>
            <LinkButton press={tryAgain}>Try again</LinkButton>
          </Finding>
        )}
        {words && (
          <Finding
            rough
            words={words}
            more="Once planned, drag them to their doors on the map, or move them in the list."
          />
        )}
      </div>
      {geocoder && !isAwaited && (
        <GeocodeBox
          geocoder={geocoder}
          addresses={addresses}
          take={(answers) => place({ answers: new Map([...(places?.answers ?? []), ...answers]) })}
        />
      )}
    </>
  );
}
