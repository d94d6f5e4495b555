import type { CSSProperties } from 'react';
import { Picture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { PauseControl } from '@/components/ui/pause-control/pause-control';
import type { HeroContent } from '@/content/home/types';
import type { HeroMapContent } from '@/content/schemas/home/sample-day';
import { mapColors } from '@/lib/palette';
import { heroPhonePlan, heroPlan } from '@/lib/picture/home-map';
import type { HeroPlan } from '@/lib/picture/map-plan';
import { posesAhead } from '@/lib/picture/vehicle-poses';
import { HeroCard } from './hero-card';

const { routes, bundle, width, height } = heroPlan;

/** In per cent of the wide map, so that a label stays with what it names. */
const placeOf = ({ x, y }: { x: number; y: number }): CSSProperties => ({
  left: `${((x / width) * 100).toFixed(2)}%`,
  top: `${((y / height) * 100).toFixed(2)}%`,
});

const labelPlaces = Object.fromEntries(routes.map(({ hue, label }) => [hue, placeOf(label)]));

type HeroMapProps = HeroMapContent & Pick<HeroContent, 'image'>;

/** The hero's map with its routes, in two cuts of which only the fitting file loads. */
export function HeroMap({ image, vehicles, places, pauseLabel, card }: HeroMapProps) {
  const lowest = bundle.at(-1)?.y ?? 0;
  return (
    <div className="hero-stage relative overflow-clip bg-sunk">
      <HeroLayer {...image} />
      <div className="hero-routes absolute inset-0 overflow-clip">
        <div className="absolute inset-0">
          <HeroLayer {...image.routes} alt="" />
          <Vehicles plan={heroPlan} className="max-lg:hidden" />
          <Vehicles plan={heroPhonePlan} className="lg:hidden" />
        </div>
      </div>
      {/* From the map's cobalt route, its lowest, down to the page's running route. */}
      <svg
        aria-hidden="true"
        width="30"
        overflow="visible"
        fill="none"
        stroke="var(--color-cobalt)"
        strokeWidth="4"
        className="absolute h-full max-lg:hidden"
        style={{
          insetInlineStart: 'max(998px - 50cqw, 278px, 50cqw - 682px)',
          top: placeOf({ x: 0, y: lowest - 2 }).top,
        }}
      >
        <path d="M29 2 2 29v900" />
      </svg>
      <div className="max-xl:hidden">
        {places.map((place) => (
          <span
            key={place.name}
            style={placeOf(place)}
            className={cx(
              'absolute [translate:-50%_-50%] whitespace-nowrap text-[.8125rem] font-medium text-ink-3',
              Math.abs(place.x - width / 2) > 540 && 'max-xxl:hidden',
            )}
          >
            {place.name}
          </span>
        ))}
        {vehicles.map(({ hue, icon, name, note }) => (
          <p
            key={hue}
            style={labelPlaces[hue]}
            className="absolute flex [translate:0_-50%] items-center gap-2 whitespace-nowrap rounded-chip rule border-transparent bg-ink py-1 px-2 type-label text-paper shadow-2"
          >
            <Icon name={icon} className={`size-5 rounded-chip p-1 hue-${hue} bg-(--hue)`} />
            {`${name} ${note}`}
          </p>
        ))}
      </div>
      <HeroCard {...card} />
      <PauseControl label={pauseLabel} className="hero-pause absolute" />
    </div>
  );
}

const HeroLayer = ({ wide, narrow, alt }: Record<'wide' | 'narrow' | 'alt', string>) => (
  <Picture
    name={narrow}
    other={{ name: wide, media: '(width >= 1024px)' }}
    alt={alt}
    first
    className="absolute inset-0 size-full object-cover"
  />
);

/** The vehicles on the routes, drawn once and moved by CSS transforms alone. */
const Vehicles = ({ plan, className }: { plan: HeroPlan; className: string }) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${plan.width} ${plan.height}`}
    preserveAspectRatio="xMidYMid slice"
    className={`absolute inset-0 size-full ${className}`}
  >
    {plan === heroPlan && (
      <defs>
        <g id="hero-vehicle">
          <circle
            r="9.75"
            fill="var(--color-ink)"
            stroke={`light-dark(${mapColors.day.ground}, ${mapColors.night.ground})`}
            strokeWidth="2.35"
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
        style={Object.fromEntries(posesAhead(route, 3).map((pose, at) => [`--p${at}`, pose]))}
      />
    ))}
  </svg>
);
