import { Picture } from '@/components/picture/picture';
import { ScreenLoader } from '@/components/tools/planner/screen/screen-loader.client';
import { Island } from '@/components/ui/island/island.client';
import { TitledSection } from '@/components/ui/section/section';
import type { PlannerSection as PlannerWords } from '@/content/schemas/home/sections';
import type { Comparison } from '@/lib/picture/map-plan';
import { spelled } from '@/lib/words/spelled';

type PlannerSectionProps = PlannerWords & {
  id: string;
  /** Of the day that is planned. */
  day: Comparison;
  /** Where the whole planner stands. */
  href: string;
};

/** The planner with one button, over the whole width. */
export function PlannerSection({ id, title, lead, note, open, day, href }: PlannerSectionProps) {
  return (
    <TitledSection
      id={id}
      labelledBy={`${id}-title`}
      title={title}
      aside={`${day.stops} stops and ${spelled(day.vehicles)} vans, ${lead}`}
    >
      <Island
        name="planner screen"
        className="mt-6 overflow-hidden rounded-card shadow-3 max-sm:-mx-(--page-margin) max-sm:rounded-none lg:mt-8"
      >
        <ScreenLoader figures={{ kilometers: day.manualKm, minutes: day.manualMinutes }}>
          <Picture
            name="manual"
            alt={`Map of ${day.stops} stops on ${day.vehicles} routes, planned manually`}
            className="screen-map w-full bg-sunk object-cover"
          />
        </ScreenLoader>
      </Island>
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <span className="type-small text-ink-2">{note}</span>
        <a href={href} className="text-link text-link-ahead">
          {open}
        </a>
      </p>
    </TitledSection>
  );
}
