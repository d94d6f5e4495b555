import type { ReactNode } from 'react';
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

/** The featured cards, which are ruled lines below 640 px. */
export function Constraints(props: ConstraintsProps) {
  const { title, aside, cards } = props;
  return (
    <TitledSection
      labelledBy="constraints-title"
      route="left"
      className="lg:pt-0"
      title={title}
      aside={aside}
      asideClassName="max-md:hidden"
    >
      <div className="bento mt-6 grid gap-4 lg:mt-8 lg:gap-6">
        {cards.map((card) => {
          const Card = cardsById[card.id];
          return <Card key={card.id} {...props} card={card} />;
        })}
      </div>
    </TitledSection>
  );
}

const CardText = ({ card }: { card: FeatureCard }) => (
  <>
    <h3 className="type-h4">{card.title}</h3>
    <p className="mt-1 type-small text-ink-2">{card.description}</p>
  </>
);

interface TownCardProps extends Pick<CardProps, 'card'> {
  picture: string;
  children: ReactNode;
}

/** A plan of the town, and what it adds up to or where it leads at the card's foot. */
const TownCard = ({ card, picture, children }: TownCardProps) => (
  <article className="relative flex flex-col overflow-hidden rounded-card rule border-line bg-surface">
    <Picture name={picture} alt="" className="bento-town w-full bg-sunk object-cover" />
    <div className="grid flex-1 content-between justify-items-start gap-4 sm:p-5">
      <div>
        <CardText card={card} />
      </div>
      {children}
    </div>
  </article>
);

const cardsById = {
  'non-overlapping-routes': ({ card, figures, labels }: CardProps) => (
    <TownCard card={card} picture={card.imgSrc ?? 'optimized'}>
      <dl className="grid grid-cols-2 gap-4 max-sm:hidden">
        {(['manual', 'optimized'] as const).map((plan) => (
          <div key={plan} className="flex flex-col-reverse justify-end">
            <dt className="type-small text-ink-2">{labels[plan]}</dt>
            <dd className={cx('type-h4', plan === 'manual' && 'text-ink-3')}>
              {`${miles(figures[`${plan}Km`])} mi`}
            </dd>
          </div>
        ))}
      </dl>
    </TownCard>
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

  /** Leads to the planner above. */
  'easy-interface': ({ card, planner }: CardProps) => (
    <TownCard card={card} picture="manual">
      <a href="#optimize" className="cover-link text-link">
        {planner}
      </a>
    </TownCard>
  ),

  'delivery-notifications': ({ card, notices }: CardProps) => (
    <article className="@container flex flex-col rounded-card rule border-transparent bg-ochre-tint sm:p-5">
      <ul className="grid gap-2.5 max-sm:hidden">
        <NoticeItems notices={notices} />
      </ul>
      <div className="mt-auto sm:pt-4">
        <CardText card={card} />
      </div>
    </article>
  ),
};
