import { useEffect } from 'react';
import { FetchFailure } from '@/lib/planner/fetch-json';
import { loadZips } from '@/lib/planner/zips/load-zips';
import type { ZipTable } from '@/lib/planner/zips/zip-file';

/** Fetches the table of ZIP centers where it is needed, and tells in words why it did not come. */
export function useZips(
  isNeeded: boolean,
  take: (zips: ZipTable) => void,
  fail: (words: string) => void,
): void {
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    loadZips().then(
      (zips) => !isOver && take(zips),
      (error: unknown) => {
        console.debug('The table of ZIP codes did not come', error);
        const words = error instanceof FetchFailure ? error.words : 'Something went wrong.';
        if (!isOver) fail(words);
      },
    );
    return () => {
      isOver = true;
    };
  }, [isNeeded, take, fail]);
}
