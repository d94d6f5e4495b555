import type { ReactNode } from 'react';

export function PanelFoot({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-7 gap-y-2 rule-t border-line px-7 py-2 text-[.9375rem]">
      {children}
    </div>
  );
}
