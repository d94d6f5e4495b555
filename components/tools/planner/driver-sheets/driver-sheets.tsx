import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { groundPaths } from '@/lib/planner/town/ground-paths';
import { shownPlan, usePlanner, usePlannerSelector } from '../state/planner';
import { manualWords } from '../words/simple';
import { DriverSheet, LeftOverSheet } from './driver-sheet';
import { DriverSheetGround } from './sheet-map';

/** Prints a sheet for each van at once. They go at the next touch: some browsers read on after `afterprint`. */
export function DriverSheets({ done }: { done: () => void }) {
  const { day, town, optimized } = usePlanner('day', 'town', 'optimized');
  const plan = usePlannerSelector(shownPlan);
  const made = usePlannerSelector((state) => manualWords(state).fact);
  const leave = useEffectEvent(done);
  useEffect(() => {
    const before = document.title;
    document.title = `${day.title}, driver sheets`;
    const page = document.getElementById('main');
    page?.classList.add('unprinted');
    const controller = new AbortController();
    const { signal } = controller;
    const end = () => {
      document.title = before;
      for (const sign of ['pointerdown', 'keydown', 'hashchange', 'popstate'])
        window.addEventListener(sign, leave, { signal, capture: true });
    };
    window.addEventListener('afterprint', end, { signal, once: true });
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      controller.abort();
      cancelAnimationFrame(frame);
      page?.classList.remove('unprinted');
      document.title = before;
    };
  }, [day.title]);
  if (!plan) return null;
  const routes = plan.routes.filter(({ visits }) => visits.length > 0);
  const known = new Set(day.stops.map(({ id }) => id));
  const leftOver = plan.leftOver.filter(({ stop }) => known.has(stop));
  const pages = routes.length + (leftOver.length > 0 ? 1 : 0);
  const facts = (page: number) => [
    plan === optimized ? 'Optimized' : made,
    `Sheet ${page} of ${pages}`,
  ];
  return createPortal(
    <div className="driver-sheets">
      {town && <DriverSheetGround paths={groundPaths(town)} />}
      {routes.map((route, i) => (
        <DriverSheet key={route.van} route={route} facts={facts(i + 1)} />
      ))}
      {leftOver.length > 0 && <LeftOverSheet leftOver={leftOver} facts={facts(pages)} />}
    </div>,
    document.body,
  );
}
