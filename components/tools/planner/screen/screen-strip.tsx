import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { miles } from '@/lib/words/miles';
import { PlanChoice } from '../map/overlays/plan-choice';
import { duration } from '../words/units';

/** What a plan adds up to. */
export interface ScreenFigures {
  readonly kilometers: number;
  /** Of all vans. */
  readonly minutes: number;
}

export interface ScreenStripProps {
  stage: 'ready' | 'busy' | 'done' | 'failed';
  figures: ScreenFigures;
  /** What they were before the run. */
  before?: ScreenFigures | undefined;
  shown: 'manual' | 'optimized';
  /** How far the run is, or how it ended. */
  words: ReactNode;
  press: () => void;
  show?: (plan: 'manual' | 'optimized') => void;
}

const labels = { ready: 'Optimize', busy: 'Optimizing', done: 'Run again', failed: 'Try again' };
const icons = {
  ready: 'play',
  busy: 'loader-circle',
  done: 'rotate-cw',
  failed: 'rotate-cw',
} as const;

/** The night strip below the map: one button, two figures, one line and which plan is shown. */
export function ScreenStrip(props: ScreenStripProps) {
  const { stage, figures, before, shown, words, press, show = () => {} } = props;
  const button = useRef<HTMLButtonElement>(null);
  // The strip before the planner came had the focus on its own button.
  useLayoutEffect(() => {
    if (stage !== 'ready' && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [stage]);
  const rows = [
    ['Miles', miles(figures.kilometers), before && miles(before.kilometers)],
    ['Van hours', duration(figures.minutes), before && duration(before.minutes)],
  ];
  return (
    <div className="screen-strip flex flex-wrap gap-x-10 gap-y-5 bg-band p-5 scheme-dark text-ink">
      <button
        ref={button}
        type="button"
        aria-disabled={stage === 'busy'}
        className={cx(
          'button min-h-14 rounded-large noscript:hidden',
          stage === 'done' ? 'button-outline' : 'button-signal',
        )}
        onClick={() => stage !== 'busy' && press()}
      >
        <Icon name={icons[stage]} className={cx('size-5', stage === 'busy' && 'animate-spin')} />
        <span>{labels[stage]}</span>
      </button>
      <dl className="screen-figures flex flex-wrap gap-x-10 gap-y-3">
        {rows.map(([name, figure, was]) => (
          <div key={name}>
            <dt className="type-small text-ink-2">{was ? `${name}, was ${was}` : name}</dt>
            <dd className={cx('type-h2 whitespace-nowrap', was && 'text-success')}>{figure}</dd>
          </div>
        ))}
      </dl>
      <p
        className={cx('type-label', stage === 'failed' ? 'text-error' : 'text-ink-2')}
        role={stage === 'failed' ? 'alert' : undefined}
      >
        {words}
      </p>
      <PlanChoice
        {...{ shown, show }}
        plans={[
          ['manual', 'Manual'],
          ['optimized', 'Optimized'],
        ]}
        disabled={stage !== 'done'}
        className="flex flex-wrap rounded-large bg-sunk p-1 font-semibold noscript:hidden"
        choice="flex-1"
        words="screen-choice block rounded-small px-4 py-2.5 text-center"
      />
    </div>
  );
}
