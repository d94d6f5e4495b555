import { NoticeItem } from '@/components/pages/home/features/notice';
import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon/icon';
import type { FeatureCard } from '@/content/home/constraints';
import type { ConstraintsSection } from '@/content/schemas/home/sections';
import type { Comparison } from '@/lib/picture/map-plan';

/** A featured card, with what of the section's words and drawings it shows. */
type CardProps<Part extends keyof ConstraintsSection = never> = {
  card: FeatureCard;
} & Pick<ConstraintsSection, Part>;

type ComparisonCardProps = CardProps<'labels'> & { figures: Comparison };

/** The same stops planned by hand and woven, side by side, with the kilometers of each. */
export function ComparisonCard({ card, figures, labels }: ComparisonCardProps) {
  return (
    <article className="bento-wide col-span-full overflow-hidden rounded-card rule border-line bg-surface">
      <div className="grid grid-cols-2 gap-0.5">
        <Plan name="by-hand" label={labels.byHand} look="text-ink-2" />
        <Plan name="woven" label={labels.woven} look="text-ink font-semibold" />
      </div>
      <div className="flex flex-col p-5 sm:px-7">
        <h3 className="type-h4 xxl:type-h3">{card.title}</h3>
        <p className="mt-2 mb-5 type-small text-ink-2">{card.description}</p>
        <p className="bento-stops type-label text-ink-2">{`The same ${figures.stops} stops`}</p>
        <dl className="bento-distances mt-3 grid grid-cols-2 gap-2.5">
          <Distance km={figures.byHandKm} note={labels.byHandNote} look="type-h4 text-ink-3" />
          <Distance km={figures.wovenKm} note={labels.wovenNote} look="type-h2" />
        </dl>
      </div>
    </article>
  );
}

function Plan({ name, label, look }: { name: string; label: string; look: string }) {
  return (
    <figure className="flex flex-col">
      <Picture name={name} alt="" className="bento-plan w-full grow bg-sunk object-cover" />
      <figcaption className={`px-5 py-3 type-label sm:px-7 ${look}`}>{label}</figcaption>
    </figure>
  );
}

function Distance({ km, note, look }: { km: number; note: string; look: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="type-small text-ink-2">{note}</dt>
      <dd className={look}>{`${km.toFixed(1)} km`}</dd>
    </div>
  );
}

/** A route that bends around the rain; on phones a ruled line of text without its map. */
export function WeatherCard({ card }: CardProps) {
  return (
    <article className="bento-row bento-weather relative flex items-end overflow-hidden">
      {card.imgSrc && (
        <Picture
          name={card.imgSrc}
          alt=""
          className="absolute inset-0 size-full bg-sunk object-cover max-sm:hidden"
        />
      )}
      <div className="bento-weather-text relative w-full">
        <h3 className="type-h5 lg:type-h4">{card.title}</h3>
        <p className="mt-1 type-small text-ink-2">{card.description}</p>
      </div>
    </article>
  );
}

/**
 * How little there is to press. The screen is a drawing, its button included; on phones the card is
 * a ruled line of text.
 */
export function InterfaceCard({ card, screen }: CardProps<'screen'>) {
  return (
    <article className="bento-row bento-ease flex min-w-0 flex-col">
      <div
        aria-hidden="true"
        className="grid grid-cols-1 gap-2.5 text-[.9375rem] font-medium leading-tight max-sm:hidden"
      >
        {screen.rows.map(({ label, value }) => (
          <p
            key={label}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 rounded-control rule border-edge px-4 py-2"
          >
            {`${label} `}
            <span className="type-label opacity-80">{value}</span>
          </p>
        ))}
        <p className="flex min-h-12 items-center justify-between rounded-control rule border-transparent bg-signal px-4 py-2 font-semibold text-on-signal">
          {screen.weave}
          <Icon name="arrow-right" />
        </p>
      </div>
      <div className="mt-auto sm:pt-6">
        <h3 className="type-h5 lg:type-h4">{card.title}</h3>
        <p className="mt-1 type-small opacity-80">{card.description}</p>
      </div>
    </article>
  );
}

/** What customers read while they wait, one card a message. */
export function NotificationsCard({ card, notices }: CardProps<'notices'>) {
  return (
    <article className="bento-messages @container flex flex-col rounded-card rule border-transparent bg-ochre-tint p-5">
      <ul className="grid gap-2.5">
        {notices.map((notice) => (
          <NoticeItem key={notice.title} notice={notice} />
        ))}
      </ul>
      <div className="mt-auto pt-6">
        <h3 className="type-h4">{card.title}</h3>
        <p className="mt-1 type-small text-ink-2">{card.description}</p>
      </div>
    </article>
  );
}
