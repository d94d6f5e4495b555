import type { ReactNode } from 'react';

/** The last row of a header panel. */
export function PanelFoot({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-14 flex-wrap panel-foot items-center gap-y-2 rule-t border-line py-2 text-[.9375rem]">
      {children}
    </div>
  );
}
