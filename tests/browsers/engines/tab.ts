/** What a test does with a page, whatever engine shows it. A selector means the first element of it that is seen. */
export interface Tab {
  /** Opens a path of the site and waits until its scripts have taken it over. */
  open(path: string): Promise<void>;
  /** Calls a function in the page, with plain values. */
  run<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Waits until a function in the page returns something true. */
  until<Args extends readonly unknown[]>(
    work: (...args: Args) => unknown,
    ...args: Args
  ): Promise<void>;
  click(selector: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
}

export type Key = 'Enter' | 'Escape';

/** A browser of some make with one page, and `out/` served to it as `npm run serve` does. */
export interface Engine {
  readonly tab: Tab;
  /** What pages have complained of since this was last asked. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** How long a test waits for what a page does, in milliseconds: a machine may be busy. */
export const patience = 30_000;
