type Counts = readonly { value: string; label: string }[];

/** What stands on the page, counted, on a night band. */
export const TestimonialCounts = ({ counts }: { counts: Counts }) => (
  <div className="bg-band">
    <dl className="frame grid grid-cols-2 justify-between gap-x-6 gap-y-8 scheme-dark py-10 text-ink lg:flex">
      {counts.map(({ value, label }) => (
        <div key={label} className="flex items-baseline gap-3">
          <dt className="order-1 leading-tight text-ink-2 [overflow-wrap:anywhere]">{label}</dt>
          <dd className="type-h1">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
