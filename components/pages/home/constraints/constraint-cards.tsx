import { NoticeItems } from '@/components/pages/home/features/notice';
import { Picture } from '@/components/picture/picture';
import { CardFigures } from '@/components/tools/planner/card/card-figures';
import { CardLoader } from '@/components/tools/planner/card/card-loader.client';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { Island } from '@/components/ui/island/island.client';
import type { FeatureCard } from '@/content/home/constraints';
import type { ConstraintsSection } from '@/content/schemas/home/sections';
import type { Comparison } from '@/lib/picture/map-plan';
import { miles } from '@/lib/words/miles';
import { spelled } from '@/lib/words/spelled';

type CardProps<Part extends keyof ConstraintsSection = never> = {
  card: FeatureCard;
} & Pick<ConstraintsSection, Part>;

function CardText({ card, className }: CardProps & { className?: string }) {
  return (
    <>
      <h3 className="type-h4">{card.title}</h3>
      <p className={cx('mt-1 type-small text-ink-2', className)}>{card.description}</p>
    </>
  );
}
type ComparisonCardProps = CardProps<'labels'> & { figures: Comparison };

export function ComparisonCard({ card, figures, labels }: ComparisonCardProps) {
  return (
    <article className="bento-wide col-span-full grid grid-cols-2 overflow-hidden rounded-card rule border-line bg-surface">
      <Plan name="manual" label={labels.manual} />
      <Plan name="optimized" label={labels.optimized} />
      <div className="bento-compared col-span-full flex flex-col p-5">
        <CardText card={card} className="mb-4" />
        <p className="bento-stops mt-auto type-label text-ink-2">{`The same ${figures.stops} stops`}</p>
        <dl className="bento-distances mt-2 grid grid-cols-2 gap-2.5">
          <Distance km={figures.manualKm} note={labels.manualNote} className="type-h4 text-ink-3" />
          <Distance km={figures.optimizedKm} note={labels.optimizedNote} className="type-h2" />
        </dl>
      </div>
    </article>
  );
}

/** Its name stands on the map, where no route runs. */
function Plan({ name, label }: { name: string; label: string }) {
  return (
    <figure className="relative">
      <Picture name={name} alt="" className="bento-plan w-full bg-sunk object-cover" />
      <figcaption className="absolute top-2 start-2 rounded-chip bg-surface px-2 py-1 type-label">
        {label}
      </figcaption>
    </figure>
  );
}

function Distance({ km, note, className }: { km: number; note: string; className: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="type-small text-ink-2">{note}</dt>
      <dd className={className}>{`${miles(km)} mi`}</dd>
    </div>
  );
}

/** A route that bends around the rain; on phones a ruled line of text without its map. */
export function WeatherCard({ card }: CardProps) {
  return (
    <article className="bento-weather relative flex items-end overflow-hidden">
      {card.imgSrc && (
        <Picture
          name={card.imgSrc}
          alt=""
          className="absolute inset-0 size-full bg-sunk object-cover max-sm:hidden"
        />
      )}
      <div className="bento-weather-text relative w-full bg-surface">
        <CardText card={card} />
      </div>
    </article>
  );
}

type InterfaceCardProps = CardProps<'labels' | 'live'> & { figures: Comparison; href: string };

/** How little there is to press: a planner with one button, which plays the day of the pair above it. */
export function InterfaceCard({ card, figures, labels, live, href }: InterfaceCardProps) {
  const { stops, vehicles, manualKm } = figures;
  return (
    <article className="overflow-hidden rounded-card bg-band">
      <Island name="planner card" className="flex h-full flex-col scheme-dark text-ink max-sm:pt-5">
        <CardLoader
          href={href}
          button={
            <button type="button" className="button min-h-12 rounded-control button-signal">
              <Icon name="play" />
              {live.plan}
            </button>
          }
          failure={<p role="alert">The planner did not load. Press again.</p>}
        >
          <Picture name="manual" alt="" className="bento-town w-full bg-sunk object-cover" />
          <CardFigures
            figures={[
              { figure: miles(manualKm), unit: 'mi', note: labels.manualNote },
              { figure: `${stops}`, unit: 'stops', note: `${spelled(vehicles)} vans` },
            ]}
          />
        </CardLoader>
        <div className="mt-auto p-5">
          <CardText card={card} />
        </div>
      </Island>
    </article>
  );
}

export function NotificationsCard({ card, notices }: CardProps<'notices'>) {
  return (
    <article className="@container flex flex-col rounded-card rule border-transparent bg-ochre-tint p-5">
      <ul className="grid gap-2.5">
        <NoticeItems notices={notices} />
      </ul>
      <div className="mt-auto pt-4">
        <CardText card={card} />
      </div>
    </article>
  );
}
