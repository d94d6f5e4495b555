import type { Page } from '@playwright/test';

/** Whether React has taken over the whole page: a press between two of its slices is lost. */
export const isTakenOver = (): boolean => {
  const [root] = Object.entries(document)
    .filter(([name]) => name.startsWith('__reactContainer'))
    .map(([, fiber]) => fiber.stateNode.current.memoizedState);
  return root?.isDehydrated === false;
};

export const takenOver = (page: Page): Promise<unknown> => page.waitForFunction(isTakenOver);
