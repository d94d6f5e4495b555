import { Icon } from '@/components/ui/icon/icon';
import type { Notice } from '@/content/home/types';

/** Messages as on a phone's lock screen; their lines stack where the container is narrow. */
export const NoticeItems = ({ notices }: { notices: readonly Notice[] }) =>
  notices.map(({ title, text, time, icon, hue }) => (
    <li
      key={title}
      className="grid grid-cols-[auto_1fr_auto] content-center items-center gap-x-3 rounded-pop rule border-line bg-surface px-3 py-3 text-[.875rem] leading-snug shadow-2 @max-[14rem]:block"
    >
      <Icon
        name={icon}
        className={`row-span-2 size-10 rounded-control p-2 @max-[14rem]:hidden bg-${hue}-tint text-${hue}-text`}
      />
      <strong className="text-[.9375rem] font-semibold">{title}</strong>
      <span className="type-label text-ink-2 @max-[14rem]:block">{time}</span>
      <span className="col-span-2 text-ink-2 @max-[14rem]:block">{text}</span>
    </li>
  ));
