import { Screen } from '@/components/tools/planner/screen/screen';
import { RouteLine } from '@/components/ui/route/route-line';
import { TitledSection } from '@/components/ui/section/section';
import type { PlannerSection as PlannerWords } from '@/content/schemas/home/sections';
import type { Comparison } from '@/lib/picture/map-plan';
import { spelled } from '@/lib/words/spelled';

type PlannerSectionProps = PlannerWords & {
  id: string;
  /** What is planned. */
  day: Comparison;
  /** Where the whole planner stands. */
  href: string;
};

/** One day in the planner, manual until Optimize is pressed, and the way to the whole planner. */
export const PlannerSection = ({ id, title, lead, open, day, href }: PlannerSectionProps) => (
  <TitledSection
    id={id}
    labelledBy={`${id}-title`}
    title={title}
    aside={`${day.stops} stops and ${spelled(day.vehicles)} vans ${lead}`}
  >
    <RouteLine side="left" />
    <Screen day={day} />
    <a href={href} className="mt-4 text-link text-link-ahead">
      {open}
    </a>
  </TitledSection>
);
