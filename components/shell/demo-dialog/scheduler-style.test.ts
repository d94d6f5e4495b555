import { expect, test } from 'vitest';
import { schedulerStyles } from '@/scripts/after-build/content-policy';
import { inlineHash } from '@/scripts/after-build/policy';

test('the policy allows the style that the scheduler package writes, and it writes no other', async () => {
  await import('react-calendly');
  const styles = [...document.querySelectorAll('style')];
  const written = styles.map(({ textContent }) => inlineHash(textContent ?? ''));
  expect([inlineHash(''), ...written]).toEqual(schedulerStyles);
});
