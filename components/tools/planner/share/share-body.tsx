import type { ReactNode } from 'react';
import './share.css';

/** What stands in the dialogs of a link and of a saved day. */
export const ShareBody = ({ children }: { children: ReactNode }) => (
  <div className="planner-share-body">{children}</div>
);
