import { expect, type Locator, type Page } from '@playwright/test';

/** Whether React has taken over the whole page: a press between two of its slices is lost. */
export const isTakenOver = (): boolean => {
  const [root] = Object.entries(document)
    .filter(([name]) => name.startsWith('__reactContainer'))
    .map(([, fiber]) => fiber.stateNode.current.memoizedState);
  return root?.isDehydrated === false;
};

export const takenOver = (page: Page): Promise<unknown> => page.waitForFunction(isTakenOver);

/** Waits until React has taken over an element: an island that loads may come after the page. */
export const hydrated = (element: Locator): Promise<void> =>
  expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))),
    )
    .toBe(true);
