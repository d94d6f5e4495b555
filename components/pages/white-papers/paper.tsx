import { PictureImage } from '@/components/picture/picture-image';
import { ButtonLink } from '@/components/ui/button/button';
import { Day } from '@/components/ui/day/day';
import { Icon } from '@/components/ui/icon/icon';
import { hueClasses } from '@/components/ui/route/hues';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { RouteChip } from '@/components/ui/tag/chip';
import type { PaperRow } from '@/lib/content/publications/white-papers';
import { isElsewhere } from '@/lib/white-papers/papers';
import { counted } from '@/lib/words/count';

/** A white paper: its cover, what it is about, and where to download it. */
export function Paper({ id, title, description, category, hue, cover, ...rest }: PaperRow) {
  const { date, pages, readTime, author, authorTitle, download, sample } = rest;
  return (
    <li id={id} className="paper grid gap-x-10 gap-y-6 rule-t border-line py-10">
      <PictureImage
        picture={cover}
        alt=""
        sizes="180px"
        className={`paper-cover rounded-small object-cover ${hueClasses[hue].deep}`}
      />
      <div className="paper-body grid gap-x-16 gap-y-6 [overflow-wrap:anywhere]">
        <div className="flex min-w-0 max-w-160 flex-col items-start gap-3">
          <RouteChip hue={hue}>{category}</RouteChip>
          <h3 className="type-h3">{title}</h3>
          <p className="text-ink-2">{description}</p>
          {sample && <SampleMark>Sample paper</SampleMark>}
        </div>
        <div className="flex min-w-0 flex-col items-start gap-3">
          <p className="type-small text-ink-3">{`${author}, ${authorTitle}`}</p>
          <p className="type-label text-ink-3">
            <Day date={date} />
            <span>{` · ${counted(pages, 'page')} · ${readTime} min read`}</span>
          </p>
          {download ? (
            <ButtonLink
              variant="ink"
              href={download.href}
              className="mt-2"
              {...(isElsewhere(download.href) && { target: '_blank', rel: 'noopener' })}
            >
              <Icon
                name={isElsewhere(download.href) ? 'arrow-up-right' : 'download'}
                className="size-4.5 shrink-0"
              />
              <span>
                <span>{download.label}</span> <span className="sr-only">{title}</span>
              </span>
            </ButtonLink>
          ) : (
            <p className="type-small font-semibold text-ink-2">The file is still to come.</p>
          )}
        </div>
      </div>
    </li>
  );
}
