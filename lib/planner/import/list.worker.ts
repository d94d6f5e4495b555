import type { ListRequest } from './list';
import { createListReader } from './read-list';

const read = createListReader();

// One list in, one answer out. What breaks is an error event of the worker.
self.onmessage = ({ data }: MessageEvent<ListRequest>) => {
  read(data).then((answer) => self.postMessage(answer), self.reportError);
};
