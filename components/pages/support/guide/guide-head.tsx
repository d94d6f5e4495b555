import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { Day } from '@/components/ui/day/day';
import { inputClass } from '@/components/ui/field/input';
import { Icon } from '@/components/ui/icon/icon';
import { ArticleFacts } from '@/components/ui/tag/article-facts';
import { RouteChip } from '@/components/ui/tag/chip';
import { DifficultyTag } from '@/components/ui/tag/difficulty-tag';
import { routes } from '@/lib/routes';
import type { GuideProps } from './guide-props';

/** A guide's title with category, difficulty, read time, views, team and days. */
export function GuideHead({ trail, article, category, search, words }: GuideProps) {
  const { title, difficulty, readTime, views, author, updated, checked } = article;
  return (
    <header className="bg-sunk pt-8 pb-10">
      <div className="guide-head frame grid gap-6">
        <Breadcrumb trail={trail} short className="min-w-0" />
        <search>
          <form action={routes.support} className="relative unprinted">
            <Icon
              name="search"
              className="pointer-events-none absolute inset-y-0 start-2 my-auto size-4.5 text-ink-3"
            />
            <input
              type="search"
              name="q"
              aria-label={search}
              placeholder={search}
              className={`${inputClass} ps-8 min-h-12`}
            />
            {/* Enter sends; a screen reader may look for the button. */}
            <input type="submit" value="Search" tabIndex={-1} className="sr-only" />
          </form>
        </search>
        <h1 id="guide-title" className="col-span-full type-h2">
          {title}
        </h1>
        <p className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 type-small text-ink-2">
          <RouteChip hue={category.hue} href={category.href}>
            {category.name}
          </RouteChip>
          <DifficultyTag level={difficulty} />
          <ArticleFacts readTime={readTime} views={views} />
          <span>
            {author}, updated <Day date={updated} className="whitespace-nowrap" />, {words.checked}{' '}
            <Day date={checked} className="whitespace-nowrap" />
          </span>
        </p>
      </div>
    </header>
  );
}
