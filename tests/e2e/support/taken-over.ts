import type { Page } from '@playwright/test';

/**
 * Whether React has taken over the whole page. It does so in slices, and a press between two of them
 * is lost; what it notes at the document tells when the last one is done. Runs in the page.
 */
export const isTakenOver = (): boolean => {
  const [root] = Object.entries(document)
    .filter(([name]) => name.startsWith('__reactContainer'))
    .map(([, fiber]) => fiber.stateNode.current.memoizedState);
  return root?.isDehydrated === false;
};

/** When React has taken over the whole page. */
export const takenOver = (page: Page): Promise<unknown> => page.waitForFunction(isTakenOver);
