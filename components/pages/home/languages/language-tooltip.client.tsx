'use client';

import { useHoverPanel } from '@/lib/hooks/use-hover-panel';

type LanguageTooltipProps = Record<'id' | 'label' | 'title', string> & { names: readonly string[] };

/** A disclosure that opens on hover, focus and tap (lib/hooks/use-hover-panel). Without script it stands open. */
export function LanguageTooltip({ id, label, title, names }: LanguageTooltipProps) {
  const { open, root, area, trigger } = useHoverPanel();
  return (
    <div ref={root} className="relative z-20 pt-3" {...area}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="text-link pointer-coarse:min-h-11 noscript:hidden"
        {...trigger}
      >
        {label}
      </button>
      <div id={id} className="language-panel pt-4">
        <div className="relative rounded-pop rule border-ink bg-ink px-6 pt-5 pb-6 text-paper shadow-3">
          <h3 className="mb-2.5 font-semibold">{title}</h3>
          <p className="type-small">{names.join(', ')}</p>
        </div>
      </div>
    </div>
  );
}
