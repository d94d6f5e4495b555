import { Receipt } from '@/components/blocks/receipt/receipt';
import { Island } from '@/components/ui/island/island.client';
import { TextLink } from '@/components/ui/link/link';
import { Prose } from '@/components/ui/prose/prose';
import { ProseTable } from '@/components/ui/prose/prose-table';
import { TitledSection } from '@/components/ui/section/section';
import type { PricingPage } from '@/content/schemas/pricing';
import { TeamBill } from './team-bill.client';
import './pricing-details.css';

/** What a bill counts: who is a user, a worked bill, and the conditions, one table each. */
export function PricingDetails({ title, lead, parts }: PricingPage['details']) {
  return (
    <TitledSection labelledBy="details" title={title} aside={lead}>
      {parts.map(({ id, receipt, team, table, link, ...words }) => (
        <div
          key={id}
          id={id}
          className="mt-10 grid gap-x-16 gap-y-5 rule-t border-line pt-6 lg:split-4/8"
        >
          <div>
            <h3 className="type-h3">{words.title}</h3>
            <p className="mt-3 mb-4 text-ink-2">{words.text}</p>
            {link && <TextLink href={link.href}>{link.label}</TextLink>}
          </div>
          <div className={receipt && 'pricing-bill'}>
            {team && (
              <Island name="team bill" className="col-span-full">
                <TeamBill {...team} />
              </Island>
            )}
            {receipt && <Receipt {...receipt} sums={2} />}
            <Prose>
              <ProseTable {...table} bare />
            </Prose>
          </div>
        </div>
      ))}
    </TitledSection>
  );
}
