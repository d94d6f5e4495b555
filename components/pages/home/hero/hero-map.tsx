import type { CSSProperties } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { PauseControl } from '@/components/ui/pause-control/pause-control';
import { threadClasses } from '@/components/ui/thread/thread';
import type { HeroContent } from '@/content/home/types';
import type { HeroMapContent } from '@/content/schemas/home/sample-day';
import type { HeroPlan } from '@/lib/picture/map-plan';
import { pictureAddress } from '@/lib/picture/pictures';
import { countCrossings } from '@/lib/routing/crossings';
import { HeroCard } from './hero-card';
import { HeroVehicles } from './hero-vehicles';

interface HeroMapProps {
  image: HeroContent['image'];
  /** What stands on the map besides its routes. */
  content: HeroMapContent;
  wide: HeroPlan;
  narrow: HeroPlan;
}

/** The hero's map with its routes, in two cuts of which only the fitting file loads. */
export function HeroMap({ image, content, wide, narrow }: HeroMapProps) {
  const cobalt = wide.bundle.find(({ thread }) => thread === 'cobalt');
  return (
    <>
      <HeroLayer names={image} alt={image.alt} wide={wide} narrow={narrow} />
      <div className="hero-threads absolute inset-0 overflow-clip">
        <div className="absolute inset-0">
          <HeroLayer names={image.threads} alt="" wide={wide} narrow={narrow} />
          <HeroVehicles wide={wide} narrow={narrow} />
        </div>
      </div>
      {cobalt && (
        <svg
          aria-hidden="true"
          width="30"
          overflow="visible"
          fill="none"
          stroke="var(--color-cobalt)"
          strokeWidth="4"
          className="absolute h-full max-lg:hidden"
          style={{
            insetInlineStart: 'max(998px - 50cqw, 38px)',
            top: `${(((cobalt.y - 2) / wide.height) * 100).toFixed(3)}%`,
          }}
        >
          <path d="M29 2 2 29v900" />
        </svg>
      )}
      <MapLabels plan={wide} vehicles={content.vehicles} places={content.places} />
      <HeroCard card={content.card} />
      <ScaleBar feet={content.scaleFeet} plan={wide} />
      <PauseControl label={content.pauseLabel} className="hero-pause absolute" />
    </>
  );
}

interface HeroLayerProps extends Pick<HeroMapProps, 'wide' | 'narrow'> {
  names: { wide: string; narrow: string };
  alt: string;
}

/** Shows the map or what lies over it; media queries keep the other cut from loading. */
function HeroLayer({ names, alt, wide, narrow }: HeroLayerProps) {
  const large = '(width >= 1024px)';
  const src = {
    wide: pictureAddress(names.wide, { use: 'hero' }),
    narrow: pictureAddress(names.narrow, { use: 'hero' }),
  };
  return (
    <picture>
      <source media={large} srcSet={src.wide} width={wide.width} height={wide.height} />
      <img
        src={src.narrow}
        width={narrow.width}
        height={narrow.height}
        alt={alt}
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  );
}

/** On the lower edge, below the row that the cobalt route takes. */
const scalePlace: CSSProperties = {
  bottom: 0,
  insetInlineEnd: 'max(992px - 50cqw, 32px)',
  borderRadius: '8px 8px 0 0',
};

/** The map's scale with what its routes add up to; their crossings are counted, not typed. */
function ScaleBar({ feet, plan }: { feet: number; plan: HeroPlan }) {
  const share = (feet * 0.3048) / plan.metersPerUnit / plan.width;
  const crossings = countCrossings(plan.routes.map(({ points }) => points));
  return (
    <p
      className="absolute flex min-h-8 items-center gap-2 bg-paper px-3 type-label text-ink-2 max-xxl:hidden"
      style={scalePlace}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 72 10"
        preserveAspectRatio="none"
        fill="none"
        stroke="var(--color-ink)"
        height="10"
        style={{ width: `calc(max(100cqw, 1920px) * ${share.toFixed(5)})` }}
      >
        <path vectorEffect="non-scaling-stroke" d="M.5 1v8M36 2.5v5M71.5 1v8M.5 5h71" />
      </svg>
      {feet.toLocaleString('en-US')} ft{' '}
      <span className="ms-2">{`${plan.routes.length} routes, ${crossings} crossings`}</span>
    </p>
  );
}

interface MapLabelsProps extends Pick<HeroMapContent, 'vehicles' | 'places'> {
  plan: HeroPlan;
}

/** Names over the wide map, placed in per cent so that they stay with what they name. */
function MapLabels({ plan, vehicles, places }: MapLabelsProps) {
  const at = ({ x, y }: { x: number; y: number }): CSSProperties => ({
    left: `${((x / plan.width) * 100).toFixed(2)}%`,
    top: `${((y / plan.height) * 100).toFixed(2)}%`,
  });
  return (
    <div className="max-xl:hidden">
      {places.map((place) => (
        <span
          key={place.name}
          style={at(place)}
          className={cx(
            'absolute [translate:-50%_-50%] whitespace-nowrap text-[.8125rem] font-medium text-ink-3',
            Math.abs(place.x - plan.width / 2) > 540 && 'max-xxl:hidden',
          )}
        >
          {place.name}
        </span>
      ))}
      {vehicles.map(({ thread, icon, name, note }) => {
        const label = plan.routes.find((route) => route.thread === thread)?.label;
        return (
          label && (
            <p
              key={name}
              style={at(label)}
              className="absolute flex [translate:0_-50%] items-center gap-2 whitespace-nowrap rounded-chip rule border-transparent bg-ink py-1 px-2 type-label text-paper shadow-2"
            >
              <Icon
                name={icon}
                className={`size-5 rounded-chip p-1 ${threadClasses[thread].line}`}
              />
              {`${name} ${note}`}
            </p>
          )
        );
      })}
    </div>
  );
}
