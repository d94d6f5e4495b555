import { pictureSize } from '@/components/artwork/pictures';
import { Picture } from '@/components/ui/picture';
import type { FeatureCard } from '@/content/home/constraints';

/** A route that bends around the rain; on phones a ruled line of text without its map. */
export function WeatherCard({ card }: { card: FeatureCard }) {
  return (
    <article className="relative max-sm:order-1 max-sm:mt-2 max-sm:rule-t-bold max-sm:border-ink max-sm:pt-4 sm:flex sm:min-h-93 sm:items-end sm:overflow-hidden sm:rounded-card sm:p-5">
      {card.imgSrc && (
        <Picture
          {...pictureSize(card.imgSrc)}
          name={card.imgSrc}
          alt=""
          className="absolute inset-0 size-full bg-sunk object-cover max-sm:hidden"
        />
      )}
      <div className="relative w-full sm:rounded-control sm:rule sm:border-line sm:bg-surface sm:p-5 sm:shadow-2">
        <h3 className="type-h5 lg:type-h4">{card.title}</h3>
        <p className="mt-1 type-small text-ink-2">{card.description}</p>
      </div>
    </article>
  );
}
