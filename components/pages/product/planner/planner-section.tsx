import { Picture } from '@/components/picture/picture';
import { PlannerLoader } from '@/components/tools/planner/place/planner-loader.client';
import { ButtonLink } from '@/components/ui/button/button';
import { Island } from '@/components/ui/island/island.client';
import { RouteStop } from '@/components/ui/route/route-line';
import { Section } from '@/components/ui/section/section';
import type { RouteContent } from '@/content/schemas/products';
import type { SampleFigures } from '@/lib/planner/town/files/figures';
import { resultWords } from './result';
import './planner-section.css';

type PlannerSectionProps = RouteContent['planner'] & {
  figures: SampleFigures;
};

/** The planner; until it is loaded, a picture of its first day in its room, and without script the optimized day. */
export function PlannerSection({ figures, ...content }: PlannerSectionProps) {
  const { title, lead, open, limits, manual, optimized } = content;
  return (
    <Section labelledBy="planner-title" route="left" space="none">
      <Island name="planner">
        <PlannerLoader>
          <div className="grid gap-6 py-8">
            <div className="frame">
              <div className="type-h2">
                <RouteStop side="left" to={{ id: 'planner-title', name: title }} />
                <h2 id="planner-title" tabIndex={-1}>
                  {title}
                </h2>
              </div>
              <p className="mt-3 text-ink-2 noscript:hidden">{lead}</p>
              <p className="mt-3 hidden noscript:block">{resultWords(figures)}</p>
            </div>
            <Picture
              name={manual.picture}
              other={{ name: manual.narrow, media: '(width < 768px)' }}
              unscripted={optimized.picture}
              alt=""
              className="planner-picture w-full object-cover"
            />
            <div className="planner-open frame noscript:hidden">
              <ButtonLink variant="signal" size="large" href="#planner" className="max-sm:w-full">
                {open}
              </ButtonLink>
            </div>
          </div>
        </PlannerLoader>
      </Island>
      {/* Outside of what the planner replaces: it stays there, and without script. */}
      <p className="frame py-6 text-ink-2">{limits}</p>
    </Section>
  );
}
