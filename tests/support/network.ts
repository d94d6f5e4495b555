import { act } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

/** A network that answers what a test says. Called at the top of a file. */
export function stubFetch() {
  const network = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', network);
  });
  return network;
}

/** Holds back the answer to all requests; what it returns gives it. */
export function holdAnswer(network: ReturnType<typeof stubFetch>) {
  let answer: (response: Response) => void = () => {};
  network.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  return (response: Response) => act(async () => answer(response));
}

export const sentTo = (network: ReturnType<typeof stubFetch>) =>
  JSON.parse(String(network.mock.lastCall?.[1]?.body));
