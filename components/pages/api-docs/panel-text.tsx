import type { ReactNode } from 'react';
import './panel-text.css';

/** A tab's heading; the panel shows its focus on it (see hash-tabs.css). */
export const PanelTitle = ({ id, children }: { id: string; children: ReactNode }) => (
  <h2 id={id} data-title="" className="panel-title type-h4">
    {children}
  </h2>
);

/** A heading below a tab's own. */
export const PanelHeading = ({ children }: { children: ReactNode }) => (
  <h3 className="panel-heading type-h5">{children}</h3>
);

/** A paragraph below a heading. */
export const PanelText = ({ children }: { children: ReactNode }) => (
  <p className="panel-text">{children}</p>
);
