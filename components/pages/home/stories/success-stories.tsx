import { Picture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { TextLink } from '@/components/ui/link/link';
import { hueClasses } from '@/components/ui/route/hues';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { TitledSection } from '@/components/ui/section/titled-section';
import type { CaseStudy } from '@/content/case-studies/types';
import type { StoriesSection } from '@/content/schemas/stories';
import './success-stories.css';

type Story = Pick<
  CaseStudy,
  'slug' | 'title' | 'industry' | 'weeks' | 'hue' | 'picture' | 'sample'
> & {
  href: string;
  pictureAlt: string;
};

type SuccessStoriesProps = StoriesSection & {
  id: string;
  stories: readonly Story[];
};

/** The first story stands large, the others beside and below it. */
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
        {stories.map((story, index) => (
          <StoryCard key={story.slug} {...{ story, read, sample }} large={index === 0} />
        ))}
      </div>
      {toAll('mt-8 lg:hidden')}
    </TitledSection>
  );
}

interface StoryCardProps extends Pick<StoriesSection, 'read' | 'sample'> {
  story: Story;
  /** On the deep color of its map, in both themes. */
  large: boolean;
}

/** A case study as a card that leads to it as a whole; its visible words are the link. */
function StoryCard({ story, read, sample, large }: StoryCardProps) {
  return (
    <article
      className={cx(
        'relative flex flex-col overflow-clip rounded-card rule',
        large
          ? `story-large sm:col-span-full border-transparent text-ink scheme-dark ${hueClasses[story.hue].deep}`
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
          <a
            href={story.href}
            aria-label={`${read}: ${story.title}`}
            className="text-link text-link-ahead cover-link text-[.9375rem]"
          >
            {read}
          </a>
          {story.sample && <SampleMark>{sample}</SampleMark>}
        </div>
      </div>
    </article>
  );
}
