import { useEffect, useState } from 'react';
import { FetchFailure } from '@/lib/planner/fetch-json';
import { loadZips } from '@/lib/planner/zips/load-zips';
import type { ZipTable } from '@/lib/planner/zips/zip-file';

/** Fetches the table of ZIP centers once it is needed, and tells why it did not come. */
export function useZips(isNeeded: boolean, take: (zips: ZipTable) => void) {
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try fetches it anew
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    loadZips().then(
      (zips) => !isOver && take(zips),
      (error: unknown) => {
        console.debug('The table of ZIP codes did not come', error);
        const words = error instanceof FetchFailure ? error.words : 'Something went wrong.';
        if (!isOver) setFailure(words);
      },
    );
    return () => {
      isOver = true;
    };
  }, [isNeeded, take, tries]);
  return {
    failure,
    tryAgain() {
      setFailure(undefined);
      setTries(tries + 1);
    },
  };
}
