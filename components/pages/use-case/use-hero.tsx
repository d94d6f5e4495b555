import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { PagePicture } from '@/components/picture/page-picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { cx } from '@/components/ui/cx';
import { threadClasses } from '@/components/ui/thread/thread';
import type { UseCase } from '@/lib/content/stories/use-cases';
import type { Crumb } from '@/lib/json-ld';
import { isPhoto } from '@/lib/picture/cuts';
import './use-hero.css';

interface UseHeroProps {
  /** Id of the heading. */
  id: string;
  useCase: UseCase;
  trail: readonly Crumb[];
}

/** First screen of a use case: words and a map on the industry's tint. */
export function UseHero({ id, useCase, trail }: UseHeroProps) {
  const { hero, looks, thread } = useCase;
  return (
    <section
      aria-labelledby={id}
      className={cx('overflow-clip', `use-hero-${looks.hero}`, threadClasses[thread].tint)}
    >
      <div className="use-hero-words">
        <Breadcrumb trail={trail} />
        <h1 id={id} className="use-hero-title mt-7 type-display">
          {hero.heading}
        </h1>
        <div className="use-hero-aside mt-6">
          <p className="use-hero-lead type-lead text-ink-2">{hero.description}</p>
          <ProductActions demoLabel="Book a Demo" className="mt-7" />
        </div>
      </div>
      <div className="use-hero-picture">
        <PagePicture
          image={hero.image}
          first
          className={cx(
            'use-hero-image w-full',
            isPhoto(hero.image.picture) && 'use-hero-photo object-cover',
          )}
        />
      </div>
    </section>
  );
}
