import type { ReactNode } from 'react';
import { PagePicture } from '@/components/picture/page-picture';
import { Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/link/link';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { whyChoose } from '@/content/industries-page';
import './why-choose.css';

interface WhyChooseProps {
  content: typeof whyChoose;
  /** The trust-metrics card, below the reasons. */
  children: ReactNode;
}

/** Why Choose: security with its badges on a night card, three reasons beside it. */
export function WhyChoose({ content, children }: WhyChooseProps) {
  const { title, security, reasons } = content;
  return (
    <Section labelledBy="why-choose" ground="sunk">
      <div className="frame">
        <SectionHeading id="why-choose" title={title} />
        <div className="why-choose">
          <div className="why-security bg-band scheme-dark text-ink">
            <h3 className="type-h3">{security.heading}</h3>
            <p className="text-ink-2 why-security-text">{security.description}</p>
            <PagePicture image={security.image} className="why-picture" />
            <ul className="why-badges">
              {security.badges.map((badge) => (
                <li key={badge} className="why-badge">
                  <Icon name="shield-check" className="size-5 why-shield" />
                  {badge}
                </li>
              ))}
            </ul>
          </div>
          <ul className="why-reasons">
            {reasons.map((reason) => (
              <li key={reason.heading} className="why-reason">
                <h3 className="type-h4">{reason.heading}</h3>
                <p className="text-ink-2 why-reason-text">{reason.description}</p>
                {'link' in reason && (
                  <TextLink href={reason.link.href} className="why-link">
                    {reason.link.label}
                  </TextLink>
                )}
              </li>
            ))}
          </ul>
        </div>
        {children}
      </div>
    </Section>
  );
}
