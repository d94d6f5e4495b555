import { expect, test } from 'vitest';
import { security } from '@/content/industries-page';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { ownerFacts } from '@/lib/content/owner-facts';
import { securityItems } from '@/lib/content/stories/industries';

test('the release check asks for each security item that both its pages mark as unconfirmed', () => {
  const marked = securityItems.filter(({ mark }) => mark === security.mark);
  const asked = ownerFacts().filter(({ where }) => where.endsWith(': security'));
  expect(asked.map(({ what }) => what)).toEqual(
    marked.map(({ term }) => `security not confirmed: ${term}`),
  );
  const { blocks } = privacyPolicy.chapters.find(({ id }) => id === 'security') ?? { blocks: [] };
  const unconfirmed = blocks.flatMap((block, index) => {
    const lead = blocks[index - 1];
    const isMarked = lead && 'text' in lead && lead.text.includes('to be confirmed');
    return isMarked && 'items' in block ? block.items : [];
  });
  const bold = unconfirmed.map((item) => /^\*\*(.+):\*\*/.exec(item)?.[1]);
  expect(bold).toEqual(marked.map(({ term }) => term));
});
