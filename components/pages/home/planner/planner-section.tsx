import { Picture } from '@/components/picture/picture';
import { ScreenLoader } from '@/components/tools/planner/screen/screen-loader.client';
import { Island } from '@/components/ui/island/island.client';
import { TitledSection } from '@/components/ui/section/section';
import type { PlannerSection as PlannerWords } from '@/content/schemas/home/sections';
import type { Comparison } from '@/lib/picture/map-plan';
import { spelled } from '@/lib/words/spelled';
import '@/components/tools/planner/screen/screen.css';

type PlannerSectionProps = PlannerWords & {
  id: string;
  /** Of the day that is planned. */
  day: Comparison;
  /** Where the whole planner stands. */
  href: string;
};

/** The planner with one button, over the whole width. */
export function PlannerSection({ id, title, lead, open, day, href }: PlannerSectionProps) {
  return (
    <TitledSection
      id={id}
      labelledBy={`${id}-title`}
      title={title}
      aside={`${day.stops} stops and ${spelled(day.vehicles)} vans, ${lead}`}
    >
      <Island name="planner screen" className="mt-6 overflow-hidden rounded-card shadow-3">
        <ScreenLoader figures={{ kilometers: day.manualKm, minutes: day.manualMinutes }}>
          <Picture
            name="manual"
            alt={`Map of ${day.stops} stops on ${day.vehicles} routes, planned manually`}
            className="screen-map w-full bg-sunk object-cover"
          />
        </ScreenLoader>
      </Island>
      <a href={href} className="mt-4 text-link text-link-ahead">
        {open}
      </a>
    </TitledSection>
  );
}
