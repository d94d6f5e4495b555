const words = {
  worker: 'The planner stopped.',
  silent: 'The planner gave no answer for too long.',
  'no-worker': 'This browser lets no script run beside the page, and the planner needs that.',
  'town-offline': 'The town’s map cannot be fetched: no connection.',
  'town-timeout': 'The town’s map did not come within 20 s.',
  'town-missing': 'The town’s map is not on the server.',
  'town-unreadable': 'The town’s map came damaged.',
};

export type Failure = keyof typeof words;

/** A failure in a sentence or two, with what the worker said of it; `stops` tells whether any are kept. */
export const failureWords = (failure: Failure, stops: boolean, why?: string): string =>
  [words[failure], why, stops && 'Your stops are kept.'].filter(Boolean).join(' ');

export class PlannerFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(words[failure]);
    this.failure = failure;
  }
}
