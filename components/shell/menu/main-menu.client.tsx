'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { isWithin } from '@/lib/address/current-page';
import { showNotLoaded } from '@/lib/browser/not-loaded';
import type { MenuTile } from '@/lib/content/navigation';
import type { MenuId } from '@/lib/content/panels';
import type { Teaser } from '@/lib/content/teaser';
import { useDismiss, useMenuPlace, useOpenMenu } from './use-menu';

export interface MenuTrigger {
  readonly id: MenuId;
  readonly label: string;
  /** The page that stands in for the panel where scripts do not run. */
  readonly href: string;
  readonly within: readonly string[];
}

interface MainMenuProps {
  menus: readonly MenuTrigger[];
  article: Teaser;
  tiles: readonly MenuTile[];
}

const loadPanels = () => import('./panels/mega-panels');

/**
 * The header's menu items, as a W3C disclosure navigation menu; the panels come at the first sign of intent.
 * The current page is marked after mounting: an unknown address is served the same document whatever it is.
 */
export function MainMenu({ menus, article, tiles }: MainMenuProps) {
  const pathname = usePathname();
  const [path, setPath] = useState('');
  const [panels, setPanels] = useState<Awaited<ReturnType<typeof loadPanels>>>();
  const { open, close, enter, leave, press } = useOpenMenu();
  const shown = panels ? open : null;
  const item = useRef<HTMLLIElement>(null);
  const solutions = useRef<HTMLButtonElement>(null);
  const place = useMenuPlace(solutions, shown !== null);
  useDismiss(item, shown !== null, close);

  useEffect(() => {
    setPath(pathname);
    close();
  }, [pathname, close]);

  const load = (otherwise?: () => void) => {
    loadPanels().then(setPanels, otherwise ?? (() => {}));
  };

  return (
    <>
      {menus.map(({ id, label, href, within }) => (
        <li
          key={id}
          ref={open === id ? item : undefined}
          onPointerEnter={({ pointerType }) => {
            if (pointerType === 'touch') return;
            load();
            enter(id);
          }}
          onPointerLeave={({ pointerType }) => {
            if (pointerType !== 'touch') leave();
          }}
        >
          <a href={href} className="header-item not-noscript:hidden">
            {label}
          </a>
          <button
            ref={id === 'solutions' ? solutions : undefined}
            type="button"
            aria-expanded={shown === id}
            aria-controls={`panel-${id}`}
            className={cx(
              'header-item header-trigger noscript:hidden',
              (shown ? shown === id : isWithin(path, within)) && 'bg-sunk',
            )}
            onFocus={() => load()}
            onClick={({ detail }) => {
              load(() => {
                close();
                showNotLoaded('menu');
              });
              press(id, detail === 0);
            }}
          >
            {label}
          </button>
          {panels && shown === id && place && (
            <div id={`panel-${id}`} style={place} className="panel-place">
              <panels.MegaPanel id={id} path={path} article={article} tiles={tiles} />
            </div>
          )}
        </li>
      ))}
      {shown && <li aria-hidden="true" className="panel-dim" />}
    </>
  );
}
