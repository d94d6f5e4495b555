import type { FooterColumn } from '@/lib/content/navigation';

/** One titled list of links in the footer. */
export function FooterLinks({ title, links }: FooterColumn) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2.5 type-h5">{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-9 items-center py-1 type-small text-ink-2 hover:text-ink hover:underline pointer-coarse:min-h-11"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
