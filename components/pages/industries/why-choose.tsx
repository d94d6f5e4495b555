import { PagePicture } from '@/components/picture/picture';
import { Button, opensDemo } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/link/link';
import { TitledSection } from '@/components/ui/section/section';
import type { WhyChoose as Content, TrustMetrics } from '@/content/schemas/use-cases';
import { numbersUnbroken } from '@/lib/words/unbroken';
import './why-choose.css';

/** Security with its badges, the reasons beside it, and what anyone can check with a demo below. */
export function WhyChoose({ content, trust }: { content: Content; trust: TrustMetrics }) {
  const { title, security, reasons } = content;
  return (
    <TitledSection labelledBy="why-choose" ground="sunk" title={title}>
      <div className="mt-12 grid gap-x-6 gap-y-8 lg:grid-cols-2">
        <div className="rounded-card bg-band px-6 py-8 text-ink scheme-dark">
          <h3 className="type-h3">{security.heading}</h3>
          <p className="mt-2 mb-6 max-w-120 text-ink-2">{security.description}</p>
          <PagePicture image={security.image} className="w-full" />
          <ul className="mt-7 flex flex-wrap gap-3">
            {security.badges.map((badge) => (
              <li
                key={badge}
                className="flex items-center gap-2.5 rounded-control rule border-edge px-4 py-3 type-h5"
              >
                <Icon name="file-text" className="size-5 text-teal" />
                {badge}
              </li>
            ))}
          </ul>
          <TextLink href={security.link.href} className="mt-4">
            {security.link.label}
          </TextLink>
        </div>
        <ul className="grid rule-t-bold border-ink">
          {reasons.map((reason) => (
            <li key={reason.heading} className="content-center rule-b border-edge py-6">
              <h3 className="type-h4">{reason.heading}</h3>
              <p className="mt-1.5 text-ink-2">{numbersUnbroken(reason.description)}</p>
              {reason.link && (
                <TextLink href={reason.link.href} className="mt-3">
                  {reason.link.label}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-6 grid rounded-card rule-bold border-ink bg-surface lg:grid-cols-[1fr_minmax(0,auto)]">
        <div className="p-6">
          <IndustryFigures figures={trust.metrics} className="grid md:grid-cols-3" />
        </div>
        <div className="trust-demo p-6">
          <h3 className="type-h5">{trust.title}</h3>
          <Button variant="ink" size="large" className="mt-4" {...opensDemo}>
            Schedule a Demo
          </Button>
        </div>
      </div>
    </TitledSection>
  );
}

interface IndustryFiguresProps {
  figures: readonly { value: string; label: string }[];
  /** How they stand: in a row or in columns. */
  className: string;
}

/** Figures the size of a heading, each above what it counts, in ruled columns. */
export const IndustryFigures = ({ figures, className }: IndustryFiguresProps) => (
  <dl className={`ruled-cells ${className}`}>
    {figures.map(({ value, label }) => (
      <div key={label} className="flex flex-col gap-2">
        <dt className="order-1 text-balance leading-snug text-ink-2 text-[.9375rem]">{label}</dt>
        <dd className="type-h2">{value}</dd>
      </div>
    ))}
  </dl>
);
