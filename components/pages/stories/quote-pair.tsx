import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { TextLink } from '@/components/ui/link/link';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import { threadClasses } from '@/components/ui/thread/thread';
import type { SuccessStories } from '@/content/schemas/stories';
import type { Testimonial } from '@/content/testimonials/types';

type QuotePairProps = Pick<SuccessStories['quotes'], 'title' | 'all'> & {
  testimonials: readonly Testimonial[];
  /** Stands at a quote that was made up. */
  sample: ReactNode;
};

/** Up to three quotes under their threads, and the way to all of them. */
export function QuotePair({ title, testimonials, all, sample }: QuotePairProps) {
  if (testimonials.length === 0) return null;
  return (
    <Section labelledBy="quotes">
      <div className="frame">
        <SectionHeading
          id="quotes"
          title={title}
          aside={<TextLink href={all.href}>{all.label}</TextLink>}
        />
        <div className="fit-columns mt-12 grid gap-x-16 gap-y-10">
          {testimonials.map((entry) => (
            <figure
              key={entry.id}
              className={cx('thread-end relative', threadClasses[entry.thread].color)}
            >
              <blockquote className="type-h3">“{entry.testimonial}”</blockquote>
              <figcaption className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 type-small text-ink-2">
                <strong className="text-ink">{entry.name}</strong>
                {entry.position}, {entry.company}, {entry.companySize}
                {entry.sample && sample}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </Section>
  );
}
