import type { CSSProperties } from 'react';
import type { Thread } from '@/components/ui/thread/thread';
import { mapColors } from '@/lib/palette';
import type { HeroPlan, HeroRoute } from '@/lib/picture/map-plan';
import { Loom } from './loom';
import './route-overlay.css';

interface RouteOverlayProps {
  plan: HeroPlan;
  /** Threads whose vehicles move along their routes; the others stand where the plan has them. */
  traveling: readonly Thread[];
  className?: string;
}

const ground = {
  '--map-ground': `light-dark(${mapColors.day.ground}, ${mapColors.night.ground})`,
} as CSSProperties;

/** Dots as zero-length strokes with round ends: one path for any number of them. */
const dots = (places: readonly { x: number; y: number }[]) =>
  places.map(({ x, y }) => `M${x} ${y}h0`).join('');

const arrow = 'M5 0-4 4-2 0-4-4z';

/**
 * The moving layer of a map picture: bundle, routes, stops, vehicles and depot. It stands inline so
 * that routes can draw on once and vehicles travel and pause (WCAG 2.2.2) by stylesheet alone.
 */
export function RouteOverlay({ plan, traveling, className }: RouteOverlayProps) {
  const { routes, bundle, depot, lineWidth, width, height } = plan;
  const lines = routes.map((route, i) => {
    const lane = bundle[i];
    return lane ? `M0 ${lane.y}H${lane.toX}${route.d}` : route.d;
  });
  const open = routes.flatMap(({ stops }) => stops.filter(({ served }) => !served));
  const standing = routes.filter(({ thread }) => !traveling.includes(thread));
  const moving = routes.filter(({ thread }) => traveling.includes(thread));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={`route-overlay absolute inset-0 size-full ${className ?? ''}`}
      style={ground}
    >
      <path stroke="var(--map-ground)" strokeWidth={lineWidth + 3.4} d={lines.join('')} />
      {routes.map(({ thread, stops }, i) => (
        <g key={thread} className={`thread-${thread} stroke-(--thread)`}>
          <path
            className="drawn-route"
            pathLength={1}
            strokeWidth={lineWidth}
            style={{ animationDelay: `${i * 90}ms` }}
            d={lines[i]}
          />
          <path strokeWidth={lineWidth * 2.5} strokeLinecap="round" d={dots(stops)} />
        </g>
      ))}
      <path
        stroke="var(--map-ground)"
        strokeWidth={lineWidth * 1.66}
        strokeLinecap="round"
        d={dots(open)}
      />
      {[...standing, ...moving].map((route) => (
        <Vehicle key={route.thread} route={route} size={lineWidth} moves={moving.includes(route)} />
      ))}
      <Loom depot={depot} />
    </svg>
  );
}

/** An ink disc with an arrow. A moving one sets out from where it would stand. */
function Vehicle({ route, size, moves }: { route: HeroRoute; size: number; moves: boolean }) {
  const { d, length, vehicle } = route;
  const path = { '--path': `path("${d}")`, '--start': (vehicle.along / length).toFixed(3) };
  return (
    <g
      {...(moves && { className: 'traveler', style: path as CSSProperties })}
      transform={`translate(${vehicle.x} ${vehicle.y}) rotate(${vehicle.heading})`}
    >
      <circle
        r={size * 1.95}
        fill="var(--color-ink)"
        stroke="var(--map-ground)"
        strokeWidth={size * 0.47}
      />
      <path d={arrow} fill="var(--color-paper)" />
    </g>
  );
}
