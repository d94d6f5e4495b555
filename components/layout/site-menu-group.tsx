import { cx } from '@/components/ui/cx';
import { threadClasses } from '@/components/ui/thread';
import type { Menu } from '@/lib/content/navigation';

// Plus and minus are drawn with borders: they stay visible in forced colors.
const sign =
  'relative size-4 before:absolute before:inset-x-0 before:top-[7px] before:border-t-2 after:absolute after:inset-y-0 after:left-[7px] after:border-l-2 group-open:after:hidden';
// A stop on a grey line; the first and the last stop end the line.
const stop =
  'relative before:absolute before:inset-y-0 before:left-1.75 before:border-l-4 before:border-line first:before:top-1/2 last:before:bottom-1/2';
const ring =
  'absolute top-1/2 left-px size-4 -translate-y-1/2 rounded-full after:absolute after:inset-1 after:rounded-full after:bg-paper';

interface SiteMenuGroupProps {
  menu: Menu;
  summaryClasses: string;
}

/** One unfolding group of the mobile menu: its links are stops on a line. Only one is open. */
export function SiteMenuGroup({ menu, summaryClasses }: SiteMenuGroupProps) {
  return (
    <details name="site-menu" className="group">
      <summary className={cx(summaryClasses, 'list-none [&::-webkit-details-marker]:hidden')}>
        {menu.label}
        <span className={sign} />
      </summary>
      <ul className="pb-4">
        {menu.links.map(({ label, href, thread }) => (
          <li key={href} className={stop}>
            <span className={cx(ring, thread ? threadClasses[thread].line : 'bg-edge')} />
            <a href={href} className="flex min-h-11 items-center pl-7.5 leading-tight">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
