import { NoticeItems } from '@/components/pages/home/features/notice';
import { Picture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { TitledSection } from '@/components/ui/section/section';
import type { FeatureCard } from '@/content/home/constraints';
import type { ConstraintsSection } from '@/content/schemas/home/sections';
import type { Comparison } from '@/lib/picture/map-plan';
import { miles } from '@/lib/words/miles';
import './constraints.css';

type ConstraintsProps = ConstraintsSection & {
  cards: readonly FeatureCard[];
  /** What the two plans add up to, measured on their drawings. */
  figures: Comparison;
};

type CardProps = ConstraintsProps & { card: FeatureCard };

/** What the planner weighs, as a bento of unequal cards; below 640 px one of them is a row. */
export function Constraints(props: ConstraintsProps) {
  const { title, aside, cards } = props;
  const small = cards.filter((card) => card.id !== 'non-overlapping-routes').length;
  return (
    <TitledSection
      labelledBy="constraints-title"
      route="left"
      className="lg:pt-0"
      title={title}
      aside={aside}
      asideClassName="max-md:hidden"
    >
      <div className={`bento bento-${small} mt-6 grid gap-4 lg:mt-8 lg:gap-6`}>
        {cards.map((card) => {
          const Card = cardsById[card.id];
          return <Card key={card.id} {...props} card={card} />;
        })}
      </div>
    </TitledSection>
  );
}

const CardText = ({ card, className }: { card: FeatureCard; className?: string }) => (
  <>
    <h3 className="type-h4">{card.title}</h3>
    <p className={cx('mt-1 type-small text-ink-2', className)}>{card.description}</p>
  </>
);

const cardsById = {
  'non-overlapping-routes': ({ card, figures, labels }: CardProps) => (
    <article className="bento-wide col-span-full grid overflow-hidden rounded-card rule border-line bg-surface">
      <Picture
        name={card.imgSrc ?? 'optimized'}
        alt=""
        className="bento-plan w-full bg-sunk object-cover"
      />
      <div className="flex flex-col p-5">
        <CardText card={card} className="mb-4" />
        <dl className="bento-distances mt-auto grid grid-cols-2 gap-2.5">
          {(['manual', 'optimized'] as const).map((plan) => (
            <div key={plan} className="flex flex-col-reverse justify-end">
              <dt className="type-small text-ink-2">{labels[plan]}</dt>
              <dd className={plan === 'manual' ? 'type-h4 text-ink-3' : 'type-h2'}>
                {`${miles(figures[`${plan}Km`])} mi`}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  ),

  /** A route that bends around the rain; on phones a ruled line of text without its map. */
  'traffic-and-weather': ({ card }: CardProps) => (
    <article className="bento-weather relative flex items-end overflow-hidden">
      <Picture
        name={card.imgSrc ?? 'weather'}
        alt=""
        className="absolute inset-0 size-full bg-sunk object-cover max-sm:hidden"
      />
      <div className="bento-weather-text relative w-full bg-surface">
        <CardText card={card} />
      </div>
    </article>
  ),

  /** How little there is to press: it leads to the planner above. */
  'easy-interface': ({ card, planner }: CardProps) => (
    <article className="relative flex flex-col overflow-hidden rounded-card bg-band scheme-dark text-ink">
      <Picture name="manual" alt="" className="bento-town w-full bg-sunk object-cover" />
      <div className="mt-auto grid justify-items-start gap-4 p-5">
        <div>
          <CardText card={card} />
        </div>
        <a href="#optimize" className="cover-link text-link">
          {planner}
        </a>
      </div>
    </article>
  ),

  'delivery-notifications': ({ card, notices }: CardProps) => (
    <article className="@container flex flex-col rounded-card rule border-transparent bg-ochre-tint p-5">
      <ul className="grid gap-2.5">
        <NoticeItems notices={notices} />
      </ul>
      <div className="mt-auto pt-4">
        <CardText card={card} />
      </div>
    </article>
  ),
};
