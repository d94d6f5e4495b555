interface ArchiveLinksProps {
  groups: readonly { name: string; posts: readonly { slug: string; title: string }[] }[];
}

/** Plain links to the articles of a year, so that each can be reached without script. */
export function ArchiveLinks({ groups }: ArchiveLinksProps) {
  return (
    <div className="archive frame">
      {groups.map(({ name, posts }) => (
        <section key={name} aria-label={name}>
          <h2 className="type-h5">{name}</h2>
          <ul className="type-small">
            {posts.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`/blog/${slug}`}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
