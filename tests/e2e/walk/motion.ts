import type { Page } from '@playwright/test';
import { scrollThrough, settled } from '../support/look';

/** What still moves for readers who asked for less of it, once they have been through the page. */
export async function motion(page: Page): Promise<string[]> {
  await scrollThrough(page);
  await settled(page);
  return page.evaluate(() =>
    document
      .getAnimations()
      // A line that is drawn by scrolling moves with the reader's own hand.
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      )
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 10)
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `moves: ${target?.outerHTML.slice(0, 120)}`;
      }),
  );
}
