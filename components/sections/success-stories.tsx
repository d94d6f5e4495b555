import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { CaseStudy } from '@/content/case-studies';
import type { RoutePath } from '@/lib/routes';

interface SuccessStoriesProps {
  id: string;
  title: string;
  /** The first story stands large, the others beside it. */
  stories: readonly CaseStudy[];
  read: string;
  all: { label: string; href: RoutePath };
}

/** Three unequal stories with their weeks to going live. */
export function SuccessStories({ id, title, stories, read, all }: SuccessStoriesProps) {
  return (
    <Section id={id} labelledBy={`${id}-title`} thread="right" className="lg:pt-0">
      <div className="frame">
        <SectionHeading
          id={`${id}-title`}
          stop="right"
          title={title}
          aside={
            <TextLink href={all.href} className="text-ink max-lg:hidden">
              {all.label}
            </TextLink>
          }
        />
        <div className="stories mt-8">
          {stories.map((story, i) => (
            <Story key={story.slug} story={story} read={read} large={i === 0} />
          ))}
        </div>
        <TextLink href={all.href} className="mt-8 lg:hidden">
          {all.label}
        </TextLink>
      </div>
    </Section>
  );
}

function Story({ story, read, large }: { story: CaseStudy; read: string; large: boolean }) {
  const [width, height] = large ? [740, 410] : [410, 560];
  return (
    <article className={cx('story', large && 'story-large')}>
      <Picture
        name={story.picture}
        width={width}
        height={height}
        alt={story.pictureAlt}
        className="story-picture"
      />
      <div className="story-text">
        <p className="type-label text-ink-2">{`${story.industry} · live in ${story.weeks} weeks`}</p>
        <h3 className="story-title">{story.title}</h3>
        <a href={story.href} className="story-link group">
          {read}
          <span className="sr-only">: {story.title}</span>
          <Icon
            name="arrow-right"
            className="size-[1.1em] transition-transform group-hover:translate-x-0.5"
          />
        </a>
      </div>
    </article>
  );
}
