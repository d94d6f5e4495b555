import type { CSSProperties } from 'react';
import { PictureImage } from '@/components/picture/picture-image';
import { Icon } from '@/components/ui/icon/icon';
import type { Panels } from '@/lib/content/navigation';
import { PanelFoot } from './panel-foot';

/** More tiles than this stand in two rows. */
const longestRow = 5;

/** One sheet of the city for each use case; the tile fills under the pointer. */
export function IndustriesPanel({ industries, industriesFoot: foot }: Panels) {
  const { length } = industries;
  const columns = length > longestRow ? Math.ceil(length / 2) : length;
  return (
    <>
      <ul className="panel-industries grid" style={{ '--columns': columns } as CSSProperties}>
        {industries.map(({ label, href, text, drawing }) => (
          <li key={href}>
            <a
              href={href}
              className="panel-tile panel-industry block h-full rounded-card hover:bg-sunk"
            >
              <PictureImage
                picture={{ file: `${drawing}.svg`, width: 424, height: 330 }}
                alt=""
                className="panel-map w-full rounded-control bg-sunk"
              />
              <span className="mt-4 flex items-center justify-between px-2 type-h4">
                {label}
                <Icon name="arrow-right" className="panel-arrow size-5" />
              </span>
              <span className="mt-1 block px-2 type-small text-ink-2">{text}</span>
            </a>
          </li>
        ))}
      </ul>
      <PanelFoot>
        <a href={foot.all.href} className="rule-b-bold pb-0.5 font-semibold">
          {foot.all.label}
        </a>
        <span className="text-ink-2">{foot.note}</span>
        <a
          href={foot.caseStudy.href}
          className="ml-auto flex items-center gap-2.5 font-medium hover:underline"
        >
          <span aria-hidden="true" className="panel-dash rounded-full" />
          {foot.caseStudy.label}
          <Icon name="arrow-right" className="size-4.5" />
        </a>
      </PanelFoot>
    </>
  );
}
