import { PagePicture } from '@/components/picture/picture';
import { RouteStop } from '@/components/ui/route/route-line';
import { Section } from '@/components/ui/section/section';
import type { Step } from '@/content/home/steps';
import type { Headed } from '@/content/schemas/home/sections';
import './steps.css';

export function HowItWorks({ title, steps }: Headed & { steps: readonly Step[] }) {
  return (
    <Section
      id="how-it-works"
      labelledBy="how-it-works-title"
      route="left"
      className="@container overflow-clip"
    >
      <div className="frame">
        <RouteStop side="left" />
        <h2 id="how-it-works-title" className="type-h2">
          {title}
        </h2>
        <ol
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
          tabIndex={0}
          aria-labelledby="how-it-works-title"
          className="steps mt-6 grid grid-flow-col scrollbar-none [overflow-wrap:anywhere]"
        >
          {steps.map(({ title, description, image }) => (
            <li key={title} className="steps-step text-ink-2">
              {image && (
                <PagePicture
                  image={image}
                  className="steps-picture w-full rounded-card object-cover object-top"
                />
              )}
              <h3 className="type-h3 mt-5 mb-2 text-ink">{title}</h3>
              {description}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
