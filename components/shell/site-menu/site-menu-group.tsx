import { cx } from '@/components/ui/cx';
import { PlusSign } from '@/components/ui/icon/plus-sign';
import { threadClasses } from '@/components/ui/thread/thread';
import type { Menu } from '@/lib/content/navigation';

interface SiteMenuGroupProps {
  menu: Menu;
  summaryClasses: string;
}

/** One unfolding group of the mobile menu: its links are stops on a line. Only one is open. */
export function SiteMenuGroup({ menu, summaryClasses }: SiteMenuGroupProps) {
  return (
    <details name="site-menu">
      <summary className={summaryClasses}>
        {menu.label}
        <PlusSign className="size-4" />
      </summary>
      <ul className="pb-4">
        {menu.links.map(({ label, href, thread }) => (
          <li key={href} className={cx('menu-stop', thread && threadClasses[thread].color)}>
            <a href={href} className="flex min-h-11 items-center ps-8 leading-tight">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
