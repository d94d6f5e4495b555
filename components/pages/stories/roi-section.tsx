import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/link/link';
import { Section } from '@/components/ui/section/section';
import type { SuccessStories } from '@/content/schemas/stories';
import { roiRates } from '@/lib/roi/roi';

type RoiSectionProps = Pick<SuccessStories['roi'], 'industries' | 'rates'> & {
  /** The calculator, which brings the heading `roi-title`. */
  children: ReactNode;
};

/** The ROI calculator on night ground, and under it the rates that it uses. */
export function RoiSection({ rates, industries, children }: RoiSectionProps) {
  return (
    <Section id="roi" labelledBy="roi-title" ground="band" className="frame">
      {children}
      <div className="mt-12 grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div className="type-small text-ink-2">
          <h3 className="type-h5 text-ink">{rates.title}</h3>
          <p className="mt-2">{rates.text}</p>
          <p className="my-2">{rates.ceiling}</p>
          <TextLink href={rates.link.href}>{rates.link.label}</TextLink>
        </div>
        <dl className="grid grid-cols-2 gap-x-6">
          {industries.map(({ value, label }) => (
            <div
              key={value}
              className="flex flex-wrap items-baseline justify-between rule-t border-line py-3"
            >
              <dt className="type-small text-ink-2">{label}</dt>
              <dd className="type-h4">{Math.round(100 * roiRates[value])}%</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
