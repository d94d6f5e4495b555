import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import type { Geocoder } from '@/lib/planner/geocoder/site-geocoder';
import type { GeocoderAnswer } from '@/lib/planner/import/place-lines';
import { count, counted } from '@/lib/words/count';
import { Finding } from '../import-summary';
import { useGeocoder } from './use-geocoder';

const addressesWords = (many: number): string =>
  many === 1 ? '1 address' : `${count(many)} addresses`;

interface GeocodeBoxProps {
  geocoder: Geocoder;
  /** Addresses that nobody was asked for. */
  addresses: readonly string[];
  take: (answers: ReadonlyMap<string, GeocoderAnswer>) => void;
}

/** Offers to ask the geocoder for addresses, says what goes where, and shows how it goes. */
export function GeocodeBox({ geocoder, addresses, take }: GeocodeBoxProps) {
  const { host } = geocoder;
  const { run, ask, stop } = useGeocoder(geocoder, take);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isAsking = run?.isAsking ?? false;
  // The button under the focus becomes another one, or goes.
  useEffect(() => {
    if (run && document.activeElement === document.body) (button.current ?? box.current)?.focus();
  }, [run]);
  if (addresses.length === 0 && !run) return null;
  return (
    <div ref={box} tabIndex={-1} className="grid gap-3">
      {isAsking && run ? (
        <div className="grid justify-items-start gap-3 rounded-control bg-sunk px-4 py-3">
          <p>
            <b className="font-semibold">{`${run.answered} of ${run.all} answered, ${run.found} found.`}</b>
            {run.pause !== undefined && (
              <span>
                {` ${host} asks to wait ${counted(Math.ceil(run.pause / 1000), 'second')}.`}
              </span>
            )}
          </p>
          <progress
            aria-label={`Addresses answered by ${host}`}
            className="planner-progress"
            max={run.all}
            value={run.answered}
          />
          <Button ref={button} variant="outline" size="small" onClick={stop}>
            Stop
          </Button>
        </div>
      ) : (
        addresses.length > 0 && (
          <div className="grid justify-items-start gap-3 rounded-control bg-sunk px-4 py-3">
            <p className="text-pretty">
              {`To find the doors, ${host} can be asked for the addresses, one a second. It gets the text of each address and your network address; names, times, phones and notes stay here.`}
            </p>
            <Button ref={button} variant="outline" size="small" onClick={() => ask(addresses)}>
              {`Look up ${run ? 'the other ' : ''}${addressesWords(addresses.length)} at ${host}`}
            </Button>
          </div>
        )
      )}
      <div role="status" className="empty:-mt-3">
        {run && !isAsking && (
          <Finding
            good={!run.failure && run.found === run.all}
            rough={!run.failure && run.found < run.all}
            words={run.failure ?? `${run.found} of ${run.all} addresses were found.`}
            more={endWords(run.failure !== undefined, run.answered, run.found, host)}
          />
        )}
      </div>
    </div>
  );
}

/** What follows the first sentence where asking has ended. */
function endWords(failed: boolean, answered: number, found: number, host: string): string {
  const kept =
    failed && found > 0 ? `${found} found so far ${found === 1 ? 'stays' : 'stay'}.` : '';
  const missed = answered - found;
  const lines = `${addressesWords(missed)} ${missed === 1 ? 'is' : 'are'} not known to ${host}: see the lines below.`;
  return [kept, missed > 0 && lines].filter(Boolean).join(' ');
}
