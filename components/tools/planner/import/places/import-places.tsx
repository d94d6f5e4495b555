import { useEffect, useMemo } from 'react';
import { wordsOfFailure } from '@/lib/planner/fetch-json';
import { siteGeocoder } from '@/lib/planner/geocoder/site-geocoder';
import type { ListRequest, Reading } from '@/lib/planner/import/list';
import { addressesToAsk, type PlaceSources } from '@/lib/planner/import/place-lines';
import { loadZips } from '@/lib/planner/zips/load-zips';
import type { ZipTable } from '@/lib/planner/zips/zip-file';
import { centersWords } from '../../words/center-notes';
import { LinkButton } from '../import-source';
import { Finding } from '../import-summary';
import { GeocodeBox } from './geocode-box';

interface ImportPlacesProps {
  reading: Reading;
  places: ListRequest['places'];
  place: (part: PlaceSources) => void;
  placeByZip: (zips: ZipTable) => void;
  /** Why the table of ZIP centers did not come, if that was tried. */
  failure: string | undefined;
  setFailure: (words: string | undefined) => void;
}

export function ImportPlaces(props: ImportPlacesProps) {
  const { reading, places, place, placeByZip, failure, setFailure } = props;
  const isNeeded = reading.needsZips && !places?.zips;
  const isAwaited = isNeeded && failure === undefined;
  useEffect(() => {
    if (!isAwaited) return;
    let isOver = false;
    loadZips().then(
      (zips) => !isOver && placeByZip(zips),
      (error: unknown) => {
        console.debug('The table of ZIP codes did not come', error);
        if (!isOver) setFailure(wordsOfFailure(error));
      },
    );
    return () => {
      isOver = true;
    };
  }, [isAwaited, placeByZip, setFailure]);
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
        {isAwaited && <p className="text-ink-2">Loading the table of ZIP codes, 110 KB…</p>}
        {isNeeded && failure && (
          <Finding words="The table of ZIP codes did not come." more={failure}>
            <LinkButton press={() => setFailure(undefined)}>Try again</LinkButton>
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
