import { Icon } from '@/components/ui/icon/icon';
import type { HeroMapContent } from '@/content/schemas/home/sample-day';
import { timeOfDay } from '@/lib/words/time-words';

/** One delivery on its way. The next minute's words stand in `data-later` for the style sheet. */
export function HeroCard(card: HeroMapContent['card']) {
  const { hue, label, time, title, later, stop, stops, address, notified, seen } = card;
  const dashes = { strokeWidth: 6, strokeDasharray: '16 4' };
  return (
    <div className="hero-card absolute rounded-pop rule border-line bg-surface shadow-3">
      <p className="flex items-center justify-between gap-3">
        <span
          className={`flex items-center gap-2 rounded-chip px-2 py-1 text-[.8125rem] font-semibold leading-tight bg-${hue}-tint text-${hue}-text`}
        >
          <span aria-hidden="true" className={`size-2 rounded-full hue-${hue} bg-(--hue)`} />
          {label}
        </span>
        <span
          className="hero-later relative type-label text-ink-2"
          data-later={timeOfDay(later.time)}
        >
          {timeOfDay(time)}
        </span>
      </p>
      <p className="hero-eta hero-later relative mt-2 type-h4" data-later={later.title}>
        {title}
      </p>
      <p className="text-[.9375rem] text-ink-2 max-lg:hidden">
        {`Stop ${stop} of ${stops} · ${address}`}
      </p>
      {/* A dash for each stop; the one under way is half filled. */}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${stops * 20 - 4} 6`}
        stroke="var(--hue)"
        className={`mt-3 w-full hue-${hue}`}
      >
        <path stroke="var(--color-line)" d={`M0 3h${stops * 20}`} {...dashes} />
        <path d={`M0 3h${(stop - 1) * 20}`} {...dashes} />
        <path opacity=".5" strokeWidth="6" d={`M${(stop - 1) * 20} 3h16`} />
      </svg>
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-3 rule-t border-line pt-3 text-[.8125rem] text-ink-3 max-lg:hidden">
        {notified}
        <span className="flex items-center gap-1.5 font-semibold text-success">
          <Icon name="check-check" className="size-4" />
          {seen}
        </span>
      </p>
    </div>
  );
}
