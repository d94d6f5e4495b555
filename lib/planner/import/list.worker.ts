import { type ListRequest, refusedList } from './list';
import { createListReader } from './read-list';

const read = createListReader();

// One list in, one answer out.
self.onmessage = async ({ data }: MessageEvent<ListRequest>) => {
  const answer = await read(data).catch((error) => {
    console.debug('The list cannot be read', error);
    return refusedList('This list cannot be read.');
  });
  self.postMessage(answer);
};
