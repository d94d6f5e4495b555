import type { ReactNode } from 'react';

/** What stands in the dialogs of a link and of a saved day. */
export const ShareBody = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-4 overflow-y-auto px-5 pt-6 pb-4 sm:px-8">{children}</div>
);
