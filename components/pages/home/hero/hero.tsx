import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { HeroContent } from '@/content/home/types';
import { HeroText } from './hero-text';
import './hero.css';

interface HeroProps {
  id: string;
  content: HeroContent;
  /** Shows the link to the product's sections. */
  showExplore: boolean;
  /** The map, or what else fills the first screen behind the paper panel. */
  picture: ReactNode;
}

/**
 * A first screen: text on a paper panel that is cut into the picture from 1024 px on, and stands
 * above it on narrower windows. The header leaves its trial button in signal here.
 */
export function Hero({ id, content, showExplore, picture }: HeroProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-header-signal className="hero">
      <div className="hero-panel">
        <HeroText id={`${id}-title`} content={content} showExplore={showExplore} />
      </div>
      {content.signs.length > 0 && (
        <ul className="hero-signs type-label">
          {content.signs.map(({ icon, label }) => (
            <li key={label} className="hero-sign">
              <Icon name={icon} className="size-3.5" />
              {label}
            </li>
          ))}
        </ul>
      )}
      <div className="hero-stage">{picture}</div>
    </section>
  );
}
