'use client';

import { type ComponentType, type ReactElement, useState } from 'react';
import type { OptimizedCardProps } from './optimized-card.client';

interface CardLoaderProps extends OptimizedCardProps {
  /** The button that brings it, and what to say where it does not come. */
  button: ReactElement;
  failure: ReactElement;
}

/** A picture with a button until somebody presses that; map, engine and town come then. */
export function CardLoader({ button, failure, ...props }: CardLoaderProps) {
  const [Card, setCard] = useState<ComponentType<OptimizedCardProps>>();
  const [failed, setFailed] = useState(false);
  const load = () =>
    import('./lazy')
      .then(({ bringCard }) => bringCard())
      .then((Came) => setCard(() => Came))
      .catch(setFailed);
  return Card ? (
    <Card {...props} />
  ) : (
    <>
      {props.children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the button that it holds. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press that button. */}
      <div className="grid px-5 noscript:hidden" onClick={load}>
        {button}
        {failed && failure}
      </div>
    </>
  );
}
