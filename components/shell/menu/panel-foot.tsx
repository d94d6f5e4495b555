import type { ReactNode } from 'react';

/** The last row of a header panel. */
export function PanelFoot({ children }: { children: ReactNode }) {
  return (
    <div className="panel-foot flex min-h-14 flex-wrap items-center rule-t border-line text-[.9375rem]">
      {children}
    </div>
  );
}
