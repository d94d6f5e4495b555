import { cx } from '@/components/ui/cx';
import { RouteStop } from '@/components/ui/route/route-line';
import { Section } from '@/components/ui/section/section';
import type { Step } from '@/content/home/steps';
import type { Headed } from '@/content/schemas/home/sections';
import './how-it-works.css';

export function HowItWorks({ title, steps }: Headed & { steps: readonly Step[] }) {
  return (
    <Section id="how-it-works" labelledBy="how-it-works-title" className="@container overflow-clip">
      <div className="frame">
        <RouteStop side="left" className="@min-[64rem]:hidden" />
        <h2 id="how-it-works-title" className="type-h2">
          {title}
        </h2>
      </div>
      <div className="strip relative mt-8">
        <ol className="strip-steps frame grid gap-6 [overflow-wrap:anywhere]">
          {steps.map(({ title, description }, index) => (
            <li
              key={title}
              data-code={index + 1}
              className="strip-step relative grid grid-cols-[auto_1fr] gap-x-4"
            >
              <h3 className={cx('strip-title mb-1', steps.length > 5 ? 'type-h4' : 'type-h3')}>
                {title}
              </h3>
              <p className="strip-text max-w-144 text-ink-2">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
