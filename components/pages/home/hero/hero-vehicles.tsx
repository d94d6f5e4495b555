import type { CSSProperties, ReactNode } from 'react';
import { mapColors } from '@/lib/palette';
import type { HeroPlan, HeroRoute } from '@/lib/picture/map-plan';
import { posesAhead } from '@/lib/picture/vehicle-poses';

interface HeroVehiclesProps {
  wide: HeroPlan;
  narrow: HeroPlan;
}

const ground = {
  '--map-ground': `light-dark(${mapColors.day.ground}, ${mapColors.night.ground})`,
} as CSSProperties;

const drawing = 'hero-vehicle';
const arrow = 'M5 0-4 4-2 0-4-4z';
const round = (length: number) => Math.round(length * 100) / 100;

/** The vehicles on the hero's routes, drawn once and moved by CSS transforms alone. */
export function HeroVehicles({ wide, narrow }: HeroVehiclesProps) {
  const { lineWidth } = wide;
  return (
    <>
      <Vehicles plan={wide} className="max-lg:hidden">
        <defs>
          <g id={drawing}>
            <circle
              r={round(lineWidth * 1.95)}
              fill="var(--color-ink)"
              stroke="var(--map-ground)"
              strokeWidth={round(lineWidth * 0.47)}
            />
            <path d={arrow} fill="var(--color-paper)" />
          </g>
        </defs>
      </Vehicles>
      <Vehicles plan={narrow} className="lg:hidden" />
    </>
  );
}

interface VehiclesProps {
  plan: HeroPlan;
  className: string;
  children?: ReactNode;
}

function Vehicles({ plan, className, children }: VehiclesProps) {
  const { routes, width, height } = plan;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={`absolute inset-0 size-full ${className}`}
      style={ground}
    >
      {children}
      {routes.map((route) => (
        <use
          key={route.thread}
          href={`#${drawing}`}
          className="hero-vehicle"
          transform={`translate(${route.vehicle.x} ${route.vehicle.y}) rotate(${route.vehicle.heading})`}
          style={way(route)}
        />
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
