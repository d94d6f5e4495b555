import './in-short.css';

/** The legal page in three large phrases. */
export function InShort({ points }: { points: readonly { value: string; label: string }[] }) {
  return (
    <section aria-labelledby="in-short" className="in-short">
      <h2 id="in-short" className="in-short-title type-h5">
        In short
      </h2>
      <dl className="in-short-points">
        {points.map(({ value, label }) => (
          <div key={value} className="in-short-point">
            <dt className="type-h4">{value}</dt>
            <dd className="type-small text-ink-2">{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
