import { security } from '@/content/industries-page';
import { site } from '@/content/site';
import type { Placeholder } from '@/lib/release/release';

const legal = {
  name: 'the name of the company that runs the site',
  address: 'its postal address',
} as const;

/** What only the owner of the site can say: who they are, and what stands behind the security section. */
export const ownerFacts = (): readonly Placeholder[] => [
  ...(['name', 'address'] as const)
    .filter((field) => site.legal[field] === null)
    .map((field) => ({
      what: `no legal ${field}`,
      where: `content/site.ts: legal.${field}`,
      set: legal[field],
    })),
  ...security.items.flatMap(({ term, toConfirm }) =>
    toConfirm
      ? [
          {
            what: `security not confirmed: ${term}`,
            where: 'content/industries-page.ts: security',
            set: `${toConfirm}; then take out 'toConfirm'`,
          },
        ]
      : [],
  ),
];
