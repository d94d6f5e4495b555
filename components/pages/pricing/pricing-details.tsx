import { Island } from '@/components/ui/island/island.client';
import { TextLink } from '@/components/ui/link/link';
import { Prose } from '@/components/ui/prose/prose';
import { ProseTable } from '@/components/ui/prose/prose-table';
import { TitledSection } from '@/components/ui/section/section';
import type { PricingDetail, PricingPage } from '@/content/schemas/pricing';
import { TeamBill } from './team-bill.client';
import './pricing-details.css';

const Table = (table: PricingDetail['table']) => (
  <Prose>
    <ProseTable {...table} bare />
  </Prose>
);

/** What a bill counts: who is a user, a worked bill, and the conditions, one table each. */
export function PricingDetails({ title, lead, parts }: PricingPage['details']) {
  return (
    <TitledSection labelledBy="details" title={title} aside={lead}>
      {parts.map(({ id, team, table, link, ...words }) => (
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
          {team ? (
            <Island name="team bill">
              <TeamBill {...team}>
                <Table {...table} />
              </TeamBill>
            </Island>
          ) : (
            <Table {...table} />
          )}
        </div>
      ))}
    </TitledSection>
  );
}
