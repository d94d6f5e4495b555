import type { MenuTile } from '@/lib/content/navigation';
import { getPanels, type MenuId } from '@/lib/content/panels';
import type { Teaser } from '@/lib/content/teaser';
import { IndustriesPanel } from './industries-panel';
import { ResourcesPanel } from './resources-panel';
import { SolutionsPanel } from './solutions-panel';
import './panels.css';

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
