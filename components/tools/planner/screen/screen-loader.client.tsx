'use client';

import { type ComponentType, type ReactElement, useState } from 'react';
import type { PlannerScreenProps } from './planner-screen.client';
import { type ScreenFigures, ScreenStrip } from './screen-strip';

interface ScreenLoaderProps {
  /** Of the manual plan. */
  figures: ScreenFigures;
  /** The manual plan as a picture, until the map has come. */
  children: ReactElement;
}

type Stage = 'ready' | 'busy' | 'failed';

const words = {
  ready: 'Runs in this browser, about 2 seconds.',
  busy: 'Loading the planner.',
  failed: 'The planner did not load. Press again.',
} as const;

/** One day in the planner: a picture with a button until that is pressed; then map, engine and town come. */
export function ScreenLoader({ figures, children }: ScreenLoaderProps) {
  const [Screen, setScreen] = useState<ComponentType<PlannerScreenProps>>();
  const [stage, setStage] = useState<Stage>('ready');
  const bring = () => import('./lazy').then(({ bringScreen }) => bringScreen());
  const press = () => {
    setStage('busy');
    bring()
      .then((Came) => setScreen(() => Came))
      .catch(() => setStage('failed'));
  };
  if (Screen) return <Screen figures={figures}>{children}</Screen>;
  return (
    <>
      {children}
      <ScreenStrip {...{ stage, figures, press }} shown="manual" words={words[stage]} />
    </>
  );
}
