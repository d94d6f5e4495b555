import { Clock } from '@/components/ui/clock/clock';
import { hueClasses } from '@/components/ui/route/hues';
import type { ReadingsContent } from '@/content/products/types';
import { Gauge } from './gauge';
import './readings.css';

/** Instruments side by side; where they have earlier values, gauge and value go through these. */
export const Readings = ({ readings }: Pick<ReadingsContent, 'readings'>) => (
  <Clock>
    <dl className="hero-readings mt-6 grid grid-cols-2 gap-x-4 gap-y-6">
      {readings.map(({ label, value, unit, note, hue, share, before }) => (
        <div key={label} className={`hero-reading grid gap-x-3 ${hueClasses[hue].color}`}>
          <dt className="font-semibold leading-tight">{label}</dt>
          <dd className="hero-reading-value">
            <Gauge share={share} before={before?.map((was) => was.share)} />
            {before ? (
              <span className="overflow-clip">
                <span
                  className="hero-reading-reel clock-hand"
                  data-before={before.map((was) => was.value).join('\n')}
                >
                  {value}
                </span>
              </span>
            ) : (
              value
            )}
          </dd>
          <dd className="type-label text-ink-2">{unit}</dd>
          <dd className="text-[.8125rem] text-ink-2">{note}</dd>
        </div>
      ))}
    </dl>
  </Clock>
);
