import './testimonial-counts.css';

interface TestimonialCountsProps {
  counts: readonly { value: string; label: string }[];
}

/** What stands on the page, counted, on a night band. */
export function TestimonialCounts({ counts }: TestimonialCountsProps) {
  return (
    <div className="bg-band">
      <dl className="testimonial-counts frame scheme-dark text-ink">
        {counts.map(({ value, label }) => (
          <div key={label} className="testimonial-count">
            <dt className="testimonial-counted text-ink-2">{label}</dt>
            <dd className="type-h1">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
