'use client';

import { type ReactElement, useState } from 'react';
import { focusTab, tabFor } from '@/lib/hooks/tab-keys';
import { useMedia } from '@/lib/hooks/use-media';

interface ServicesTabsProps {
  label: string;
  tabs: readonly { id: string; title: string; dash: string; panel: ReactElement }[];
  children: ReactElement;
}

/** Rows of the grid: each tab is followed by the text of its panel. */
const row = (at: number) => ({ '--row': 2 * at + 1 });

/** W3C tabs: stacked from 1024 px on, a row of pills below. Without script all panels show. */
export function ServicesTabs({ label, tabs, children }: ServicesTabsProps) {
  const [selected, setSelected] = useState(0);
  const vertical = useMedia('(width >= 1024px)', true);
  return (
    <div className="services">
      {children}
      <div
        role="tablist"
        aria-label={label}
        aria-orientation={vertical ? 'vertical' : 'horizontal'}
        className="services-list flex"
        onKeyDown={(event) => {
          const next = tabFor(event, selected, tabs.length, vertical);
          if (next === undefined) return;
          event.preventDefault();
          setSelected(next);
          focusTab(event, next);
        }}
      >
        {tabs.map(({ id, title, dash }, i) => (
          <a
            key={id}
            id={`${id}-tab`}
            href={`#${id}-panel`}
            role="tab"
            aria-selected={i === selected}
            aria-controls={`${id}-panel`}
            tabIndex={i === selected ? 0 : -1}
            className={`services-tab route-dash flex shrink-0 items-center justify-between type-h4 ${dash}`}
            style={row(i)}
            onClick={(event) => {
              event.preventDefault();
              setSelected(i);
              event.currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
            }}
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map(({ id, panel }, i) => (
        <div
          key={id}
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          data-off={i === selected ? undefined : ''}
          className="services-panel pointer-events-none"
          style={row(i)}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
