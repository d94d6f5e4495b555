import { cx } from '@/components/ui/cx';
import { TitledSection } from '@/components/ui/section/titled-section';
import type { FeatureCard } from '@/content/home/constraints';
import type { ConstraintsSection } from '@/content/schemas/home/sections';
import type { Comparison } from '@/lib/picture/map-plan';
import { ComparisonCard, InterfaceCard, NotificationsCard, WeatherCard } from './constraint-cards';
import './constraints.css';

type ConstraintsProps = ConstraintsSection & {
  id: string;
  /** Featured cards, each placed by its id. */
  cards: readonly FeatureCard[];
  /** What the two plans add up to, measured on their drawings. */
  figures: Comparison;
  planner: string;
};

/** What the planner weighs, as a bento of unequal cards; below 640 px one of them is a row. */
export function Constraints(props: ConstraintsProps) {
  const { id, title, aside, cards, figures, labels, live, planner, notices } = props;
  const card = (name: FeatureCard['id']) => cards.find((entry) => entry.id === name);
  const routes = card('non-overlapping-routes');
  const weather = card('traffic-and-weather');
  const ease = card('easy-interface');
  const messages = card('delivery-notifications');
  const small = [weather, ease, messages].filter(Boolean).length;
  return (
    <TitledSection
      labelledBy={`${id}-title`}
      route="left"
      className="lg:pt-0"
      title={title}
      aside={aside}
      asideClassName="max-md:hidden"
    >
      <div
        className={cx(
          'mt-6 grid gap-4 lg:mt-8 lg:gap-6',
          small === 1 ? 'grid-cols-1' : 'bento',
          small === 3 && 'bento-three',
        )}
      >
        {routes && <ComparisonCard card={routes} {...{ figures, labels }} />}
        {weather && <WeatherCard card={weather} />}
        {ease && <InterfaceCard card={ease} {...{ figures, labels, live }} href={planner} />}
        {messages && <NotificationsCard card={messages} notices={notices} />}
      </div>
    </TitledSection>
  );
}
