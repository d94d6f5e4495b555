import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import type { Crumb } from '@/lib/json-ld';
import { numbersUnbroken } from '@/lib/words/unbroken';
import { ArchiveLink } from './archive-years';

interface ArchiveProps {
  trail: readonly Crumb[];
  title: string;
  groups: readonly { name: string; posts: readonly { slug: string; title: string }[] }[];
}

/** A year of the archive: plain links to its articles, so that each can be reached without script. */
export function Archive({ trail, title, groups }: ArchiveProps) {
  return (
    <>
      <header className="frame pt-8 pb-10">
        <Breadcrumb trail={trail} />
        <h1 className="mt-5 type-h1">{title}</h1>
      </header>
      <div className="frame grid gap-x-12 gap-y-8 pb-10 md:grid-cols-2 lg:grid-cols-3">
        {groups.map(({ name, posts }) => (
          <section key={name} aria-label={name}>
            <h2 className="type-h5">{name}</h2>
            <ul className="type-small">
              {posts.map((post) => (
                <li key={post.slug} className="mt-2">
                  <ArchiveLink href={`/blog/${post.slug}`}>
                    {numbersUnbroken(post.title)}
                  </ArchiveLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
