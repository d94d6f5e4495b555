import type { CSSProperties } from 'react';
import { mapColors } from '@/lib/palette';
import { heroPhonePlan, heroPlan } from '@/lib/picture/home-map';
import type { HeroRoute } from '@/lib/picture/map-plan';
import { posesAhead } from '@/lib/picture/vehicle-poses';

const { day, night } = mapColors;

const cuts = [
  { plan: heroPlan, className: 'max-lg:hidden' },
  { plan: heroPhonePlan, className: 'lg:hidden' },
];

/** The vehicles on the hero's routes, drawn once and moved by CSS transforms alone. */
export const HeroVehicles = () =>
  cuts.map(({ plan, className }) => (
    <svg
      key={className}
      aria-hidden="true"
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={`absolute inset-0 size-full ${className}`}
    >
      {plan === heroPlan && (
        <defs>
          <g id="hero-vehicle" strokeWidth="2.35">
            <circle
              r="9.75"
              fill="var(--color-ink)"
              stroke={`light-dark(${day.ground}, ${night.ground})`}
            />
            <path d="M5 0-4 4-2 0-4-4z" fill="var(--color-paper)" />
          </g>
        </defs>
      )}
      {plan.routes.map((route) => (
        <use
          key={route.hue}
          href="#hero-vehicle"
          className="hero-vehicle"
          transform={`translate(${route.vehicle.x} ${route.vehicle.y}) rotate(${route.vehicle.heading})`}
          style={posesOf(route)}
        />
      ))}
    </svg>
  ));

/** The poses on a vehicle's way, as the style sheet's keyframes take them. */
function posesOf(route: HeroRoute): CSSProperties {
  const poses = posesAhead(route, 3).map(
    ({ x, y, heading }) => `translate(${x}px,${y}px)rotate(${heading}deg)`,
  );
  return Object.fromEntries(poses.map((pose, at) => [`--p${at}`, pose]));
}
