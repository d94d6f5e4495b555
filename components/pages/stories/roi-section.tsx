import type { ReactNode } from 'react';
import { type RoiIndustry, roiRates } from '@/lib/roi/roi';
import './roi-section.css';

interface RoiSectionProps {
  /** The calculator, which brings the heading `roi-title`. */
  children: ReactNode;
  industries: readonly { value: RoiIndustry; label: string }[];
  rates: { title: string; text: string; ceiling: string };
}

/** The ROI calculator on night ground, and under it the rates that it reckons with. */
export function RoiSection({ rates, industries, children }: RoiSectionProps) {
  return (
    <section id="roi" aria-labelledby="roi-title" className="roi-section bg-band">
      <div className="frame scheme-dark text-ink">
        {children}
        <div className="roi-rates">
          <div className="type-small text-ink-2">
            <h3 className="type-h5 text-ink">{rates.title}</h3>
            <p className="roi-rates-text">{rates.text}</p>
            <p className="roi-rates-text">{rates.ceiling}</p>
          </div>
          <dl className="roi-rates-list">
            {industries.map(({ value, label }) => (
              <div key={value} className="roi-rate">
                <dt className="type-small text-ink-2">{label}</dt>
                <dd className="type-h4">{Math.round(100 * roiRates[value])}%</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
