import './key-cap.css';

/** A key of the keyboard, as it is printed on it. */
export const KeyCap = ({ children }: { children: string }) => (
  <kbd translate="no" className="search-cap rounded-chip rule border-edge type-label">
    {children}
  </kbd>
);
