import { Picture } from '@/components/picture/picture';
import type { FeatureCard } from '@/content/home/constraints';
import { pictureSize } from '@/lib/picture/pictures';

/** What the two plans add up to, measured on their drawings. */
export interface ComparisonFigures {
  stops: number;
  byHandKm: number;
  wovenKm: number;
}

/** Words around the figures. */
export interface ComparisonLabels {
  byHand: string;
  woven: string;
  byHandNote: string;
  wovenNote: string;
}

interface ComparisonCardProps {
  card: FeatureCard;
  figures: ComparisonFigures;
  labels: ComparisonLabels;
}

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
      <Picture
        {...pictureSize(name)}
        name={name}
        alt=""
        className="bento-plan w-full grow bg-sunk object-cover"
      />
      <figcaption className={`px-5 py-3 type-label sm:px-7 ${look}`}>{label}</figcaption>
    </figure>
  );
}

function Distance({ km, note, look }: { km: number; note: string; look: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="type-small text-ink-2">{note}</dt>
      <dd className={look}>{km.toFixed(1)} km</dd>
    </div>
  );
}
