import { Picture } from '@/components/picture/picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { blogAddress } from '@/lib/blog/address';
import type { Crumb } from '@/lib/json-ld';
import { BlogSearch } from './blog-search.client';
import './blog-hero.css';

interface BlogHeroProps {
  trail: readonly Crumb[];
  title: string;
  /** Texts that a visitor may search with one press. */
  shortcuts: readonly string[];
  figures: readonly { value: string; label: string }[];
}

/** The list's head by night: search, shortcuts, and how much there is to read. */
export function BlogHero({ trail, title, shortcuts, figures }: BlogHeroProps) {
  return (
    <section aria-labelledby="blog-title" className="blog-hero bg-band">
      <div className="blog-hero-words scheme-dark text-ink">
        <Breadcrumb trail={trail} />
        <h1 id="blog-title" className="blog-hero-title type-h1">
          {title}
        </h1>
        <BlogSearch label="Search titles, topics and tags" />
        <ul aria-label="Searches to try" className="blog-hero-row blog-shortcuts">
          {shortcuts.map((text) => (
            <li key={text}>
              <a href={blogAddress({ search: text })} className="blog-shortcut">
                {text}
              </a>
            </li>
          ))}
        </ul>
        <p className="blog-hero-row blog-hero-figures type-small text-ink-2">
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
        className="blog-hero-picture unprinted"
      />
    </section>
  );
}
