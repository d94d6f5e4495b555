import { useEffect, useRef, useState } from 'react';
import { wordsOfFailure } from '@/lib/planner/fetch-json';
import { geocode } from '@/lib/planner/geocoder/geocode';
import type { Geocoder } from '@/lib/planner/geocoder/site-geocoder';
import type { GeocoderAnswer } from '@/lib/planner/import/place-lines';

export interface GeocoderRun {
  readonly isAsking: boolean;
  /** Addresses to ask for, those that were answered, and those of them that have a place. */
  readonly all: number;
  readonly answered: number;
  readonly found: number;
  /** What the host asked to wait, in milliseconds. */
  readonly pause?: number;
  readonly failure?: string;
}

/** Asks a geocoder for addresses. `take` gets what came when it ends, however it ends. */
export function useGeocoder(
  geocoder: Geocoder,
  take: (answers: ReadonlyMap<string, GeocoderAnswer>) => void,
) {
  const [run, setRun] = useState<GeocoderRun>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  const ask = async (addresses: readonly string[]) => {
    const controller = new AbortController();
    stopping.current = controller;
    const answers = new Map<string, GeocoderAnswer>();
    let now: GeocoderRun = { isAsking: true, all: addresses.length, answered: 0, found: 0 };
    const show = (part: Partial<GeocoderRun>) => {
      const { pause: _, ...rest } = now;
      now = { ...rest, ...part };
      setRun(now);
    };
    show({});
    try {
      for await (const step of geocode(geocoder, addresses, { signal: controller.signal })) {
        if (step.kind === 'pause') {
          show({ pause: step.milliseconds });
          continue;
        }
        answers.set(step.address, step.answer);
        const found = now.found + Number('latitude' in step.answer);
        show({ answered: answers.size, found });
      }
      show({ isAsking: false });
    } catch (error) {
      console.debug('Asking for addresses ended', error);
      const isStopped = controller.signal.aborted;
      show({ isAsking: false, ...(!isStopped && { failure: wordsOfFailure(error) }) });
    }
    if (answers.size > 0) take(answers);
  };
  return { run, ask, stop: () => stopping.current?.abort(new Error('Stopped')) };
}
