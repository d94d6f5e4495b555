import type { MenuTile } from '@/lib/content/navigation';
import { getPanels, type MenuId, type Panels } from '@/lib/content/panels';
import type { Teaser } from '@/lib/content/teaser';
import { ResourcesPanel } from './resources-panel';
import { SolutionsPanel } from './solutions-panel';
import './panels.css';
import { PictureImage } from '@/components/picture/picture-image';
import { Icon } from '@/components/ui/icon/icon';
import { PanelFoot } from './panel-foot';

const panels = getPanels();

interface MegaPanelProps {
  id: MenuId;
  /** The page on show, which decides the first Solutions tab. */
  path: string;
  article: Teaser;
  tiles: readonly MenuTile[];
}

/** The open panel of the header. This module is fetched on intent, links and text included. */
export function MegaPanel({ id, path, article, tiles }: MegaPanelProps) {
  return (
    <div className="max-h-[calc(100dvh-100px)] overflow-y-auto overscroll-contain break-words rounded-card rule border-line bg-surface shadow-3">
      {id === 'solutions' && <SolutionsPanel {...panels} path={path} />}
      {id === 'industries' && <IndustriesPanel {...panels} tiles={tiles} />}
      {id === 'resources' && <ResourcesPanel {...panels} article={article} />}
    </div>
  );
}

type IndustriesPanelProps = Panels & { tiles: readonly MenuTile[] };

/** More tiles than this stand in two rows. */
const longestRow = 5;

/** A map of the city for each use case; the tile fills under the pointer. */
function IndustriesPanel({ tiles, industriesFoot: foot }: IndustriesPanelProps) {
  const { length } = tiles;
  const columns = length > longestRow ? Math.ceil(length / 2) : Math.max(1, length);
  return (
    <>
      <ul
        className="grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-2 px-4 pt-4 pb-1.5 empty:hidden xl:gap-3.5"
        style={{ '--columns': columns }}
      >
        {tiles.map(({ slug, label, text }) => (
          <li key={slug}>
            <a
              href={`/use-cases/${slug}`}
              className="group block h-full max-w-96 rounded-card px-1.5 pt-1.5 pb-4 hover:bg-sunk focus-visible:bg-sunk"
            >
              <PictureImage
                picture={{ file: `sheet-${slug}-small.svg`, width: 424, height: 330 }}
                alt=""
                className="max-h-[270px] w-full rounded-control bg-sunk object-cover"
              />
              <span className="mt-4 flex items-center justify-between px-2 type-h4">
                <span>{label}</span>
                <Icon
                  name="arrow-right"
                  className="size-5 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
                />
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
          className="ms-auto flex items-center gap-2.5 font-medium hover:underline"
        >
          <span aria-hidden="true" className="h-1 w-4.5 rounded-full bg-ochre" />
          <span>{foot.caseStudy.label}</span>
          <Icon name="arrow-right" className="size-4.5" />
        </a>
      </PanelFoot>
    </>
  );
}
