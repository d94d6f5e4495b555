import { FetchFailure, fetchJson } from '../fetch-json';
import { unpackZips, type ZipTable, zipPath } from './zip-file';

/** Milliseconds: 110 KB over a slow connection. */
const patience = 20_000;

let loading: Promise<ZipTable> | undefined;

async function load(): Promise<ZipTable> {
  const file = await fetchJson(zipPath, { who: 'This site', patience });
  try {
    return unpackZips(file);
  } catch {
    throw new FetchFailure('What came is no table of ZIP codes.');
  }
}

/** Loads the table of ZIP centers once. Rejects with a FetchFailure; the call may be repeated. */
export function loadZips(): Promise<ZipTable> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
