import type { ReactNode } from 'react';
import './support-foot.css';

/** What changed lately beside whom to ask, below the articles. */
export const SupportFoot = ({ children }: { children: ReactNode }) => (
  <div className="help-foot frame">{children}</div>
);
