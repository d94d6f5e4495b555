import './in-short.css';

/** The legal page in three large phrases. */
export function InShort({ points }: { points: readonly { value: string; label: string }[] }) {
  return (
    <section aria-labelledby="in-short" className="rule-bold border-ink rounded-pop">
      <h2 id="in-short" className="px-6 py-4 type-h5">
        In short
      </h2>
      <dl className="in-short-points grid rule-t border-line">
        {points.map(({ value, label }) => (
          <div key={value} className="in-short-point px-6 py-4">
            <dt className="type-h4">{value}</dt>
            <dd className="type-small text-ink-2">{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
