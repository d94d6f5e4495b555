import { Gauge } from '@/components/pages/product/hero/gauge';
import { threadClasses } from '@/components/ui/thread/thread';
import type { HeroStripContent } from '@/content/products/types';

/** The night strip under a product's hero: one source and its instruments, four at most. */
export function HeroStrip({ source, name, status, readings }: HeroStripContent) {
  return (
    <div className="hero-strip">
      <div className="hero-strip-source">
        <p className="type-label text-ink-2">{source}</p>
        <p className="type-h4">{name}</p>
        <p className="type-small text-ink-2">{status}</p>
      </div>
      <dl className="hero-readings">
        {readings.map(({ label, value, unit, note, thread, share }) => (
          <div key={label} className={threadClasses[thread].color}>
            <dt>{label}</dt>
            <dd className="hero-reading">
              <Gauge share={share} />
              {value}
            </dd>
            <dd className="type-label text-ink-2">{unit}</dd>
            <dd className="type-small text-ink-2">{note}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
