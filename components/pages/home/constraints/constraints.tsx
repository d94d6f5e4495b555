import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { Thread } from '@/components/ui/thread/thread';
import type { FeatureCard } from '@/content/home/constraints';
import type { Notice } from '../features/notice';
import { ComparisonCard, type ComparisonFigures, type ComparisonLabels } from './comparison-card';
import { InterfaceCard, type InterfaceScreen } from './interface-card';
import { NotificationsCard } from './notifications-card';
import { WeatherCard } from './weather-card';
import './constraints.css';

interface ConstraintsProps {
  id: string;
  title: string;
  aside: string;
  /** Four featured cards, each placed by its id. */
  cards: readonly FeatureCard[];
  comparison: ComparisonFigures;
  labels: ComparisonLabels;
  screen: InterfaceScreen;
  notices: readonly (Notice & { thread: Thread })[];
}

/** What the planner weighs, as a bento of four unequal cards; below 640 px two of them are rows. */
export function Constraints(props: ConstraintsProps) {
  const { id, title, aside, cards, comparison, labels, screen, notices } = props;
  const card = (name: FeatureCard['id']) => cards.find((entry) => entry.id === name);
  const routes = card('non-overlapping-routes');
  const weather = card('traffic-and-weather');
  const ease = card('easy-interface');
  const messages = card('delivery-notifications');
  return (
    <Section labelledBy={`${id}-title`} thread="left" className="lg:pt-0">
      <div className="frame">
        <SectionHeading
          id={`${id}-title`}
          stop="left"
          title={title}
          aside={<p className="max-md:hidden">{aside}</p>}
        />
        <div className="bento">
          {routes && <ComparisonCard card={routes} figures={comparison} labels={labels} />}
          {weather && <WeatherCard card={weather} />}
          {ease && <InterfaceCard card={ease} screen={screen} />}
          {messages && <NotificationsCard card={messages} notices={notices} />}
        </div>
      </div>
    </Section>
  );
}
