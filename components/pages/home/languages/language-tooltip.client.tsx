'use client';

import { Icon } from '@/components/ui/icon/icon';
import { useHoverPanel } from '@/lib/hooks/use-hover-panel';

interface LanguageTooltipProps {
  id: string;
  label: string;
  /** Heading of the panel. */
  title: string;
  /** All languages; the first `featured` of them stand beside the button already. */
  names: readonly string[];
  featured: number;
}

/**
 * A button whose panel opens on hover, focus and tap and goes 300 ms after the pointer, on Escape
 * and on a press outside (WCAG 1.4.13). It holds a list, so it is a disclosure rather than a
 * `tooltip`. Without script the panel stands open (languages.css).
 */
export function LanguageTooltip({ id, label, title, names, featured }: LanguageTooltipProps) {
  const { open, root, area, trigger } = useHoverPanel();
  return (
    <div ref={root} className="language-more relative pt-5" {...area}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="language-button inline-flex min-h-11 items-center gap-2.5 rounded-control rule-bold border-ink bg-ink px-4 text-[.9375rem] font-semibold text-paper noscript:hidden"
        {...trigger}
      >
        <Icon name="languages" />
        {label}
      </button>
      <div id={id} className="language-panel pt-4">
        <div className="language-card relative rounded-pop rule border-ink bg-ink px-6 pt-5 pb-6 text-paper shadow-3">
          <h3 className="mb-2.5 font-semibold">{title}</h3>
          <ul className="language-names">
            {names.map((name, i) => (
              <li key={name} className={i < featured ? 'opacity-70' : undefined}>
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
