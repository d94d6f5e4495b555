/** An event that a worker may prolong. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: LastingEvent & { readonly request: Request };
  message: LastingEvent & { readonly data: unknown };
}

/**
 * The part of a service worker's global object that is used here. TypeScript's own description of
 * it cannot stand beside that of a page in one project.
 */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
