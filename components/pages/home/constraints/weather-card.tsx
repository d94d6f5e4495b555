import { Picture } from '@/components/picture/picture';
import type { FeatureCard } from '@/content/home/constraints';
import { pictureSize } from '@/lib/picture/pictures';

/** A route that bends around the rain; on phones a ruled line of text without its map. */
export function WeatherCard({ card }: { card: FeatureCard }) {
  return (
    <article className="bento-row bento-weather relative">
      {card.imgSrc && (
        <Picture
          {...pictureSize(card.imgSrc)}
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
