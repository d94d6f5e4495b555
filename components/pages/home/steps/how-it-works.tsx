import { PagePicture } from '@/components/picture/picture';
import { RouteStop } from '@/components/ui/route/route-line';
import { Section } from '@/components/ui/section/section';
import type { Step } from '@/content/home/steps';
import type { Headed } from '@/content/schemas/home/sections';

/** From 1024 px on, the steps' pictures stand side by side as one; on a phone they scroll sideways. */
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
          className="mt-6 flex gap-4 [overflow-wrap:anywhere] max-md:-mx-(--page-margin) max-md:overflow-x-auto max-md:px-(--page-margin) scrollbar-none md:mt-10 md:grid md:auto-cols-fr md:gap-x-0 md:gap-y-10 @min-[64rem]:grid-flow-col"
        >
          {steps.map(({ title, description, image }) => (
            <li
              key={title}
              className="w-78 flex-none snap-start gap-x-8 text-ink-2 md:w-auto md:max-lg:grid md:grid-cols-[19.5rem_1fr] md:grid-rows-[auto_1fr] @min-[64rem]:px-4.5"
            >
              {image && (
                <PagePicture
                  image={image}
                  className="row-span-2 aspect-[8/7] w-full max-w-[19.5rem] rounded-card object-cover object-[50%_5%] @min-[64rem]:-ms-4.5 @min-[64rem]:aspect-[256/470] @min-[64rem]:w-[calc(100%+2.25rem)] @min-[64rem]:max-w-none @min-[64rem]:rounded-none"
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
