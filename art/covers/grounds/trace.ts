import { flawsOf } from '@/art/maps/sound';
import { cropLines, cropRings, type Frame, fine, writePath } from '@/art/maps/svg-path';
import type { CityPlan, Polyline, StreetKind } from '@/lib/city/types';
import { generateCity } from '../../city/generate';
import { groundSize } from './ground';
import { cityScale, groundPlans } from './specs';

interface Ground {
  readonly blocks: string;
  readonly minor: string;
  readonly major: string;
  readonly arterial: string;
  readonly water?: string;
  readonly parks?: string;
}

// Whole units take a tenth of the digits, and half a unit cannot be seen.
const share = cityScale / fine;
const frame: Frame = { width: groundSize.width / fine, height: groundSize.height / fine };

const scaled = (lines: readonly Polyline[]): Polyline[] =>
  lines.map((line) => line.map(([x, y]) => [x * share, y * share]));

/** Throws where the city has a flaw. */
function traceGround(plan: CityPlan): Ground {
  const city = generateCity(plan);
  const flaws = flawsOf(city, undefined, false);
  if (flaws.length > 0) throw new Error(`The ground has flaws: ${flaws.join('; ')}.`);
  const { streets, blocks, parks, river } = city;
  const rings = (lines: readonly Polyline[]) => writePath(cropRings(scaled(lines), frame), true);
  const kind = (wanted: StreetKind) =>
    writePath(
      cropLines(
        scaled(streets.filter((street) => street.kind === wanted).map(({ points }) => points)),
        frame,
      ),
    );
  return {
    blocks: rings(blocks),
    minor: kind('minor'),
    major: kind('major'),
    arterial: kind('arterial'),
    ...(river && { water: writePath(scaled([river.outline]), true) }),
    ...(parks.length > 0 && { parks: rings(parks) }),
  };
}

const traced = new Map<string, Ground>();

/** The street map of a category, or the neutral one. */
export function groundOf(category: string): Ground {
  const name = category in groundPlans ? category : 'neutral';
  const ground = traced.get(name) ?? traceGround(groundPlans[name] as CityPlan);
  traced.set(name, ground);
  return ground;
}
