import { Picture } from '@/components/picture/picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { Island } from '@/components/ui/island/island.client';
import type { blogPage } from '@/content/blog/page';
import { blogAddress } from '@/lib/blog/address';
import type { Crumb } from '@/lib/json-ld';
import { BlogSearch } from './blog-search.client';
import './blog-hero.css';

interface BlogHeroProps extends Pick<typeof blogPage, 'title' | 'shortcuts' | 'figures'> {
  trail: readonly Crumb[];
}

/** The list's head by night: search, shortcuts, and how much there is to read. */
export function BlogHero({ trail, title, shortcuts, figures }: BlogHeroProps) {
  return (
    <section aria-labelledby="blog-title" className="blog-hero grid grid-cols-1 bg-band">
      <div className="blog-hero-words scheme-dark text-ink">
        <Breadcrumb trail={trail} />
        <h1 id="blog-title" className="mt-6 type-h1">
          {title}
        </h1>
        <Island
          name="blog search"
          instead="The search does not work right now. Every title stands in the archive below."
        >
          <BlogSearch label="Search titles, topics and tags" />
        </Island>
        <ul
          aria-label="Searches to try"
          className="blog-shortcuts mt-4 flex flex-wrap items-center gap-2"
        >
          {shortcuts.map((text) => (
            <li key={text}>
              <a href={blogAddress({ search: text })} className="blog-shortcut">
                {text}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1 type-small text-ink-2">
          {figures.map(({ value, label }) => (
            <span key={label}>
              <strong className="text-ink">{value}</strong> {label}
            </span>
          ))}
        </p>
      </div>
      <Picture
        name="blog-hero"
        width={560}
        height={500}
        alt=""
        className="blog-hero-picture size-full object-cover max-lg:hidden unprinted"
      />
    </section>
  );
}
