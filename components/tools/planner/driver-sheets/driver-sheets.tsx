import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { groundPaths } from '@/lib/planner/town/ground-paths';
import { shownPlan, showsSimple, usePlanner } from '../state/planner';
import { simpleWords } from '../words/simple';
import { DriverSheet } from './driver-sheet';
import { DriverSheetGround } from './sheet-ground';
import './driver-sheets.css';

/**
 * One sheet of paper a van, printed as soon as they stand. They take the page's place on paper and show
 * nowhere else; they go at the next touch of the page, since some browsers still read them after they
 * say that printing is over.
 */
export function DriverSheets({ done }: { done: () => void }) {
  const { state } = usePlanner();
  const { day, town, unit, run } = state;
  const plan = shownPlan(state);
  const latest = useRef(done);
  useEffect(() => {
    latest.current = done;
  });
  useEffect(() => {
    const before = document.title;
    document.title = `${day.title}, driver sheets`;
    const page = document.getElementById('main');
    page?.classList.add('unprinted');
    const controller = new AbortController();
    const { signal } = controller;
    const end = () => {
      document.title = before;
      const leave = () => latest.current();
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
  const made =
    run.kind === 'optimized' && !showsSimple(state)
      ? `Optimized on this device, ${run.generations} generations.`
      : showsSimple(state)
        ? simpleWords
        : 'Planned on this device.';
  return createPortal(
    <div className="driver-sheets">
      {town && <DriverSheetGround paths={groundPaths(town)} />}
      {routes.map((route, i) => (
        <DriverSheet
          key={route.van}
          day={day}
          route={route}
          unit={unit}
          drawn={town !== undefined}
          page={`Sheet ${i + 1} of ${routes.length}`}
          made={made}
        />
      ))}
    </div>,
    document.body,
  );
}
