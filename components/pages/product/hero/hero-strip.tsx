import { threadClasses } from '@/components/ui/thread/thread';
import type { HeroStripContent } from '@/content/products/types';
import { Gauge } from './gauge';
import { StripFrame } from './strip-frame';
import './hero-strip.css';

/** One source and its instruments, four at most. */
export function HeroStrip({ source, name, status, readings }: HeroStripContent) {
  return (
    <StripFrame source={source} name={name} note={status}>
      <dl className="hero-readings mt-6 grid grid-cols-2 gap-x-4 gap-y-6">
        {readings.map(({ label, value, unit, note, thread, share }) => (
          <div key={label} className={`hero-reading ${threadClasses[thread].color}`}>
            <dt className="hero-reading-name font-semibold leading-tight">{label}</dt>
            <dd className="hero-reading-value">
              <Gauge share={share} />
              {value}
            </dd>
            <dd className="type-label text-ink-2">{unit}</dd>
            <dd className="text-[.8125rem] text-ink-2">{note}</dd>
          </div>
        ))}
      </dl>
    </StripFrame>
  );
}
