import { Picture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { TextLink } from '@/components/ui/link/link';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { TitledSection } from '@/components/ui/section/section';
import type { StoriesSection } from '@/content/schemas/stories';
import type { CaseStudy } from '@/lib/content/stories/case-studies';
import './success-stories.css';

type SuccessStoriesProps = StoriesSection & { id: string; stories: readonly CaseStudy[] };

/** Cards that lead to case studies. The first one stands large, the others beside and below it. */
export function SuccessStories({ id, title, stories, read, sample, all }: SuccessStoriesProps) {
  const toAll = (className: string) => (
    <TextLink href={all.href} className={className}>
      {all.label}
    </TextLink>
  );
  return (
    <TitledSection
      id={id}
      labelledBy={`${id}-title`}
      route="right"
      className="lg:pt-0"
      title={title}
      control={toAll('type-body text-ink max-lg:hidden')}
    >
      <div className="stories mt-6 grid gap-4 sm:grid-cols-2 lg:gap-6">
        {stories.map((story, index) => {
          const large = index === 0;
          return (
            <article
              key={story.slug}
              className={cx(
                'relative flex flex-col overflow-clip rounded-card rule',
                // On the deep color of its map, in both themes.
                large
                  ? `story-large sm:col-span-full border-transparent text-ink scheme-dark bg-${story.hue}-deep`
                  : 'story-small border-line bg-surface',
              )}
            >
              <Picture
                name={story.picture}
                alt={story.pictureAlt}
                className={cx('story-picture w-full object-cover', !large && 'max-sm:hidden')}
              />
              <div className="story-text flex flex-1 flex-col items-start p-5">
                <p className="type-label text-ink-2">{`${story.industry} · live in ${story.weeks} weeks`}</p>
                <h3 className={cx('mt-2 mb-4', large ? 'type-h3 max-w-[22ch]' : 'type-h4')}>
                  {story.title}
                </h3>
                <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-2">
                  <TextLink
                    href={story.href}
                    label={`${read}: ${story.title}`}
                    className="cover-link text-[.9375rem]"
                  >
                    {read}
                  </TextLink>
                  {story.sample && <SampleMark>{sample}</SampleMark>}
                </div>
              </div>
            </article>
          );
        })}
      </div>
      {toAll('mt-8 lg:hidden')}
    </TitledSection>
  );
}
