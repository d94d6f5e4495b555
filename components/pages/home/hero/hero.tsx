import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { HeroText, type HeroTextProps } from './hero-text';
import './hero.css';

interface HeroProps extends HeroTextProps {
  /** The map, or what else fills the first screen behind the paper panel. */
  picture: ReactNode;
}

/**
 * A first screen: text on a paper panel that is cut into the picture from 1024 px on, and stands
 * above it on narrower windows. The header leaves its trial button in signal here.
 */
export function Hero({ id, content, showExplore, picture }: HeroProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-header-signal
      className="hero @container relative flex flex-col overflow-clip"
    >
      <div className="hero-panel relative bg-paper px-(--page-margin) py-10">
        <HeroText id={`${id}-title`} content={content} showExplore={showExplore} />
      </div>
      {content.signs.length > 0 && (
        <ul className="hero-signs relative flex flex-wrap gap-2.5 px-(--page-margin) pb-10 type-label max-md:hidden">
          {content.signs.map(({ icon, label }) => (
            <li
              key={label}
              className="flex items-center gap-2 rounded-chip bg-sunk px-2.5 py-1.5 text-ink-2 lg:bg-paper"
            >
              <Icon name={icon} className="size-3.5" />
              {label}
            </li>
          ))}
        </ul>
      )}
      <div className="hero-stage relative overflow-clip bg-sunk">{picture}</div>
    </section>
  );
}
