import { Picture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { PauseControl } from '@/components/ui/pause-control/pause-control';
import { RouteLine } from '@/components/ui/route/route-line';
import type { Customer } from '@/content/home/customers';
import type { CustomersSection } from '@/content/schemas/home/sections';
import './client-marquee.css';

type ClientMarqueeProps = CustomersSection & { customers: readonly Customer[] };

/** Pixels that a mark needs at most with its gap: a logo, or letters of the widest style and a sign. */
const roomOf = ({ name, logo }: Customer) => (logo ? 244 : 14 * name.length + 60);

/** The clients' marks, moving 50 px a second. Copies of the list let it run without an end. */
export function ClientMarquee({ label, pauseLabel, sample, customers }: ClientMarqueeProps) {
  const copies = customers.length < 5 ? [0, 1, 2, 3] : [0, 1];
  const room = customers.reduce((sum, customer) => sum + roomOf(customer), 0);
  const even = customers.length < 7 && { justifyContent: 'space-around', padding: 0 };
  return (
    <section
      aria-label={label}
      className="marquee relative flex items-center rule-b border-line"
      style={{ '--copies': copies.length, '--room': room }}
    >
      <RouteLine side="left" />
      <div className="marquee-window min-w-0 flex-1 overflow-clip">
        <div dir="ltr" className="marquee-track flex">
          {copies.map((at) => (
            <ul
              key={at}
              aria-hidden={at > 0 || undefined}
              className="marquee-list flex shrink-0 items-center justify-between font-medium whitespace-nowrap [overflow-wrap:anywhere] text-ink-2"
              style={even || undefined}
            >
              {customers.map(({ name, logo, icon, mark }) => (
                <li
                  key={name}
                  className={cx(
                    'flex items-center gap-2.5',
                    mark === 'light' ? 'font-normal' : mark && `marquee-${mark}`,
                  )}
                >
                  {logo && (
                    // On a light ground in both themes, as its owner drew it.
                    <span
                      className="rounded-small bg-paper px-3 py-2 scheme-light"
                      style={{ forcedColorAdjust: 'none' }}
                    >
                      <Picture
                        name={logo}
                        alt={at > 0 ? '' : name}
                        sizes="180px"
                        className="marquee-picture object-contain"
                      />
                    </span>
                  )}
                  {icon && <Icon name={icon} className="size-6" />}
                  {!logo && name}
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      {customers.some((customer) => customer.sample) && (
        <p className="marquee-sample absolute type-label text-ink-3">{sample}</p>
      )}
      <PauseControl label={pauseLabel} className="relative ms-2 me-2 shrink-0" />
    </section>
  );
}
