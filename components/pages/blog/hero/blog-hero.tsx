import { Picture } from '@/components/picture/picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { Island } from '@/components/ui/island/island.client';
import type { blogPage } from '@/content/blog/page';
import { blogAddress } from '@/lib/blog/address';
import type { Crumb } from '@/lib/json-ld';
import { BlogSearch } from './blog-search.client';

/** The list's head by night: search, shortcuts, and how much there is to read. */
export const BlogHero = ({ trail, words }: { trail: readonly Crumb[]; words: typeof blogPage }) => (
  <section aria-labelledby="blog-title" className="blog-hero grid grid-cols-1 bg-band">
    <div className="blog-hero-words scheme-dark pt-8 pb-10 text-ink">
      <Breadcrumb trail={trail} />
      <h1 id="blog-title" className="mt-6 type-h1">
        {words.title}
      </h1>
      <Island
        name="blog search"
        instead="The search does not work right now. Every title stands in the archive below."
      >
        <BlogSearch label="Search titles, topics and tags" />
      </Island>
      <div className="mt-4 flex items-baseline gap-3">
        <span aria-hidden="true" className="type-small text-ink-3 max-sm:hidden">
          Try
        </span>
        <ul aria-label="Searches to try" className="flex flex-wrap gap-2">
          {words.shortcuts.map((text) => (
            <li key={text}>
              <a
                href={blogAddress({ search: text })}
                className="flex min-h-11 items-center rounded-small rule border-edge px-4 py-1 font-medium text-[.9375rem] hover:bg-sunk"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1 type-small text-ink-2">
        {words.figures.map(({ value, label }) => (
          <span key={label}>
            <strong className="text-ink">{value}</strong> {label}
          </span>
        ))}
      </p>
    </div>
    <Picture
      name="blog-hero"
      alt=""
      className="blog-hero-picture size-full object-cover max-lg:hidden unprinted"
    />
  </section>
);
