import { Picture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { CaseStudy } from '@/content/case-studies';
import { pictureSize } from '@/lib/picture/pictures';

interface StoryCardProps {
  story: CaseStudy;
  /** Words of the link. */
  read: string;
  large: boolean;
}

/** A case study as a card that leads to it as a whole. */
export function StoryCard({ story, read, large }: StoryCardProps) {
  return (
    <article className={cx('story', large && 'story-large')}>
      <Picture
        {...pictureSize(story.picture)}
        name={story.picture}
        alt={story.pictureAlt}
        className="story-picture w-full object-cover"
      />
      <div className="story-text">
        <p className="type-label text-ink-2">{`${story.industry} · live in ${story.weeks} weeks`}</p>
        <h3 className="story-title">{story.title}</h3>
        <a href={story.href} className="story-link text-link cover-link">
          {read} <span className="sr-only">{story.title}</span>
          <Icon name="arrow-right" className="" />
        </a>
      </div>
    </article>
  );
}
