import { Day } from '@/components/ui/day/day';
import { TextLink } from '@/components/ui/link/link';
import { RouteChip } from '@/components/ui/tag/chip';
import { categoryAddress } from '@/lib/blog/address';
import type { PostCard } from '@/lib/blog/post-card';
import type { CategoryOfPosts, MonthOfPosts } from '@/lib/content/archive';
import { routes } from '@/lib/routes';
import { numbersUnbroken } from '@/lib/words/unbroken';
import { Cover } from '../card/post-grid';
import './archive.css';

interface ArchiveProps {
  months: readonly MonthOfPosts[];
  /** Of all years. */
  categories: readonly CategoryOfPosts[];
  subjects: string;
  /** Leads to the list with its search. */
  search: string;
}

/** A year of the archive: its articles by month, newest first, and the subjects of all years beside them. */
export const Archive = ({ months, categories, subjects, search }: ArchiveProps) => (
  <div className="archive frame grid items-start gap-x-16 gap-y-10 pt-10 pb-(--section-space)">
    <div className="grid gap-y-10">
      {months.map(
        ({ id, name, posts }) =>
          posts.length > 0 && (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className="archive-group grid gap-x-6 rule-t-bold border-ink"
            >
              <h2 id={`${id}-title`} className="pt-5 type-h4">
                {name}
              </h2>
              <ul>
                {posts.map((post) => (
                  <Row key={post.slug} {...post} />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
    <nav aria-labelledby="subjects" className="archive-subjects unprinted">
      <h2 id="subjects" className="type-h5">
        {subjects}
      </h2>
      <ul className="mt-4">
        {categories.map(({ name, hue, count }) => (
          <li key={name} className="rule-t border-line">
            <a
              href={categoryAddress(name)}
              className={`route-dash flex min-h-11 items-center gap-3 py-2 hue-${hue} text-[.9375rem] font-medium underline-offset-4 hover:underline`}
            >
              {name} <span className="ms-auto type-label text-ink-3">{count}</span>
            </a>
          </li>
        ))}
      </ul>
      <TextLink href={routes.blog} className="mt-6">
        {search}
      </TextLink>
    </nav>
  </div>
);

const Row = ({ excerpt, readTime, date, category, ...post }: PostCard) => (
  <li className="archive-row cover-card relative flex flex-wrap items-start gap-x-6 gap-y-4 border-line py-5">
    <Cover {...post} className="archive-cover" />
    <div className="archive-words grid min-w-0 justify-items-start gap-1.5">
      <h3 className="type-h4 underline-offset-4 [overflow-wrap:anywhere] hover:underline">
        <a href={`/blog/${post.slug}`} className="cover-link">
          {numbersUnbroken(post.title)}
        </a>
      </h3>
      <p className="type-small text-ink-2 max-sm:hidden">{excerpt}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 type-small text-ink-3">
        <RouteChip hue={post.hue} href={categoryAddress(category)}>
          {category}
        </RouteChip>
        <Day date={date} className="type-label" />
        <span>{`${readTime} min read`}</span>
      </p>
    </div>
  </li>
);
