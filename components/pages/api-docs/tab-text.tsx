import type { ReactNode } from 'react';
import './tab-text.css';

/** A tab's heading; the panel shows its focus on it (see hash-tabs.css). */
export const TabTitle = ({ id, children }: { id: string; children: ReactNode }) => (
  <h2 id={id} data-title="" className="tab-title type-h4">
    {children}
  </h2>
);

/** A heading below a tab's own. */
export const TabHeading = ({ children }: { children: ReactNode }) => (
  <h3 className="tab-heading type-h5">{children}</h3>
);

/** A paragraph below a heading. */
export const TabText = ({ children }: { children: ReactNode }) => (
  <p className="tab-text">{children}</p>
);
