import type { CSSProperties } from 'react';
import { mapColors } from '@/lib/palette';
import type { HeroPlan, HeroRoute } from '@/lib/picture/map-plan';
import { posesAhead } from '@/lib/picture/vehicle-poses';
import './hero-vehicles.css';

interface HeroVehiclesProps {
  plan: HeroPlan;
  className: string;
}

const ground = {
  '--map-ground': `light-dark(${mapColors.day.ground}, ${mapColors.night.ground})`,
} as CSSProperties;

const arrow = 'M5 0-4 4-2 0-4-4z';

/**
 * The vehicles on a hero's threads: ink discs with an arrow. Each drives on to its next stop while
 * the card counts a minute, by transforms alone: these the browser carries without the page's help.
 */
export function HeroVehicles({ plan, className }: HeroVehiclesProps) {
  const { routes, lineWidth: size, width, height } = plan;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={`absolute inset-0 size-full ${className}`}
      style={ground}
    >
      {routes.map((route) => (
        <g
          key={route.thread}
          className="hero-vehicle"
          transform={`translate(${route.vehicle.x} ${route.vehicle.y}) rotate(${route.vehicle.heading})`}
          style={way(route)}
        >
          <circle
            r={size * 1.95}
            fill="var(--color-ink)"
            stroke="var(--map-ground)"
            strokeWidth={size * 0.47}
          />
          <path d={arrow} fill="var(--color-paper)" />
        </g>
      ))}
    </svg>
  );
}

/** The poses on a vehicle's way, as the style sheet's keyframes take them. */
function way(route: HeroRoute): CSSProperties {
  const poses = posesAhead(route, 3).map(
    ({ x, y, heading }, at) =>
      [`--p${at}`, `translate(${x}px,${y}px)rotate(${heading}deg)`] as const,
  );
  return Object.fromEntries(poses) as CSSProperties;
}
