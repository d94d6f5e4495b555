import { Picture } from '@/components/picture/picture';
import { Carousel } from '@/components/tools/carousel/carousel.client';
import { Island } from '@/components/ui/island/island.client';
import { TextLink } from '@/components/ui/link/link';
import { Section, SectionHeading } from '@/components/ui/section/section';
import type { Industry } from '@/lib/content/stories/industries';
import './industries.css';

type IndustriesProps = { id: string; title: string; industries: readonly Industry[] };

/** Industries We Serve: a carousel on the deep color of the industry in view, with its map. */
export function Industries({ id, title, industries }: IndustriesProps) {
  const heading = `${id}-title`;
  const [first] = industries;
  if (!first) return null;
  return (
    <Section
      id={id}
      labelledBy={heading}
      ground={`${first.hue}-deep`}
      route="left-to-right"
      space="none"
    >
      <Island name="industries">
        <Carousel
          labelledBy={heading}
          heading={
            <SectionHeading
              id={heading}
              stop="left"
              title={title}
              className="industries-head px-(--page-margin)"
            />
          }
          noun="industry"
          vertical
          slides={industries.map(({ id, title, hue, slide, features, href }) => ({
            id: `industry-${id}`,
            name: title,
            color: `bg-${hue}-deep`,
            content: (
              <>
                <Picture
                  name={slide.picture}
                  other={{ name: slide.narrow, media: '(width < 640px)' }}
                  alt={slide.pictureAlt}
                  className="industries-picture inset-0 w-full object-cover unprinted max-sm:object-[50%_25%]"
                />
                <div className="industries-card relative rounded-pop bg-surface p-5 text-ink shadow-3">
                  <h3 className="type-h4">{slide.heading}</h3>
                  <p className="type-small mt-1 text-ink-2">{slide.description}</p>
                  <ul
                    className={`mt-4 grid grid-cols-2 gap-x-4 gap-y-2 text-[.875rem] font-medium leading-snug max-sm:hidden hue-${hue}`}
                  >
                    {features.map(({ name }) => (
                      <li key={name} className="route-dash flex items-center gap-2.5">
                        {name}
                      </li>
                    ))}
                  </ul>
                  <TextLink href={href} className="mt-4 text-[.9375rem]">
                    {slide.link}
                  </TextLink>
                </div>
              </>
            ),
          }))}
          classes={{
            root: 'industries grid grid-cols-1',
            tabs: 'industries-list mt-5 mb-8 grid px-(--page-margin) grid-cols-1 content-start [overflow-wrap:anywhere]',
            tab: 'industries-tab flex items-center justify-between py-2',
            selected: 'text-link-ahead',
            arrows: 'industries-arrows relative px-(--page-margin) pt-5 pb-10',
            row: 'industries-row min-w-0',
            slide: 'industries-slide relative flex flex-col',
          }}
        />
      </Island>
    </Section>
  );
}
