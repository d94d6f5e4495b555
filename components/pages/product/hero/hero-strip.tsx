import { Clock } from '@/components/ui/clock/clock';
import { PauseControl } from '@/components/ui/pause-control/pause-control';
import { threadClasses } from '@/components/ui/thread/thread';
import type { HeroStripContent } from '@/content/products/types';
import { Gauge } from './gauge';
import { StripFrame } from './strip-frame';
import './hero-strip.css';

interface HeroStripProps extends HeroStripContent {
  /** It brings the control of the page on which instruments and other things move. */
  pausable?: boolean;
}

/** One source and its instruments, four at most. */
export function HeroStrip({ source, name, status, readings, pausable }: HeroStripProps) {
  const control = pausable && <PauseControl label="Pause movement" className="clock-pause mt-2" />;
  return (
    <StripFrame source={source} name={name} note={status} control={control}>
      <Clock>
        <dl className="hero-readings mt-6 grid grid-cols-2 gap-x-4 gap-y-6">
          {readings.map(({ label, value, unit, note, thread, share, before }) => (
            <div key={label} className={`hero-reading grid gap-x-3 ${threadClasses[thread].color}`}>
              <dt className="font-semibold leading-tight">{label}</dt>
              <dd className="hero-reading-value">
                <Gauge share={share} before={before?.map((was) => was.share)} />
                {before ? (
                  <span className="hero-reading-window">
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
    </StripFrame>
  );
}
