import { RouteOverlay } from '@/components/pages/home/hero/route-overlay';
import { PauseControl } from '@/components/ui/pause-control/pause-control';
import type { Thread } from '@/components/ui/thread/thread';
import type { HeroContent } from '@/content/home/types';
import type { HeroPlan } from '@/lib/picture/map-plan';
import { pictureAddress } from '@/lib/picture/pictures';
import { countCrossings } from '@/lib/routing/crossings';
import { HeroCard, type HeroCardContent } from './hero-card';
import { MapLabels, type MapPlace, type MapVehicle } from './map-labels';
import { ScaleBar } from './scale-bar';

/** What stands on a hero's map besides its routes. */
interface HeroMapContent {
  vehicles: readonly MapVehicle[];
  traveling: readonly Thread[];
  places: readonly MapPlace[];
  scaleMeters: number;
  pauseLabel: string;
  card: HeroCardContent;
}

interface HeroMapProps {
  image: HeroContent['image'];
  content: HeroMapContent;
  wide: HeroPlan;
  narrow: HeroPlan;
}

/**
 * The picture of the home hero: a map file and the routes over it, in two cuts of which only the
 * fitting file loads. The crossings in the legend are counted, not typed.
 */
export function HeroMap({ image, content, wide, narrow }: HeroMapProps) {
  const cobalt = wide.bundle.find(({ thread }) => thread === 'cobalt');
  return (
    <>
      <HeroMapFile image={image} wide={wide} narrow={narrow} />
      <RouteOverlay plan={wide} traveling={content.traveling} className="max-lg:hidden" />
      <RouteOverlay plan={narrow} traveling={content.traveling} className="lg:hidden" />
      {cobalt && (
        <svg
          aria-hidden="true"
          className="hero-branch"
          style={{ top: `${(((cobalt.y - 2) / wide.height) * 100).toFixed(3)}%` }}
        >
          <path d="M29 2 2 29v900" />
        </svg>
      )}
      <MapLabels plan={wide} vehicles={content.vehicles} places={content.places} />
      <HeroCard card={content.card} />
      <ScaleBar
        meters={content.scaleMeters}
        share={content.scaleMeters / wide.metersPerUnit / wide.width}
        routes={wide.routes.length}
        crossings={countCrossings(wide.routes.map(({ points }) => points))}
      />
      <PauseControl label={content.pauseLabel} className="hero-pause" />
    </>
  );
}

/** Preloads and shows the map; media queries keep the other cut from loading. */
function HeroMapFile({ image, wide, narrow }: Pick<HeroMapProps, 'image' | 'wide' | 'narrow'>) {
  const large = '(width >= 1024px)';
  const src = {
    wide: pictureAddress(image.wide, { use: 'hero' }),
    narrow: pictureAddress(image.narrow, { use: 'hero' }),
  };
  return (
    <>
      <link rel="preload" as="image" href={src.wide} media={large} fetchPriority="high" />
      <link
        rel="preload"
        as="image"
        href={src.narrow}
        media="(width < 1024px)"
        fetchPriority="high"
      />
      <picture>
        <source media={large} srcSet={src.wide} width={wide.width} height={wide.height} />
        <img
          src={src.narrow}
          width={narrow.width}
          height={narrow.height}
          alt={image.alt}
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
    </>
  );
}
