import { cacheRules, revalidate } from '../serve/cache-control';
import { contentType, endings } from '../serve/content-type';

/** Hashed files first, pages last: a page must never name a file that is not there yet. */
const folders = [...cacheRules, { folder: '/', value: revalidate }];

/** The parts of `deploy/aws/upload.sh` that say what goes up with which type and for how long. */
export const uploadBlocks = {
  types: endings.map((ending) => `'${ending}=${contentType(`file.${ending}`)}'`),
  folders: folders.map(({ folder, value }) => `upload '${folder}' '${value}'`),
};
