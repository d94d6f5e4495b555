/** The part of the package that is used here; its published types lack `preferred`. */
declare module 'negotiator' {
  import type { IncomingHttpHeaders } from 'node:http';

  export default class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders });
    /** What the client accepts of these codings, best first; `preferred` decides between equals. */
    encodings(available: string[], options: { preferred: string[] }): string[];
  }
}
