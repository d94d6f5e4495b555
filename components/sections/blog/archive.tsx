interface ArchiveProps {
  title: string;
  groups: readonly { name: string; posts: readonly { slug: string; title: string }[] }[];
}

/** Plain links to every article, so that each can be reached without script. */
export function Archive({ title, groups }: ArchiveProps) {
  return (
    <section aria-labelledby="archive" className="archive frame">
      <details>
        <summary>
          <h2 id="archive" className="type-h5">
            {title}
          </h2>
          <span aria-hidden="true" className="plus-sign" />
        </summary>
        <div>
          {groups.map(({ name, posts }) => (
            <section key={name} aria-label={name}>
              <h3 className="type-h5">{name}</h3>
              <ul className="type-small">
                {posts.map(({ slug, title: label }) => (
                  <li key={slug}>
                    <a href={`/blog/${slug}`}>{label}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </details>
    </section>
  );
}
