/** A key of the keyboard, as it is printed on it. */
export const KeyCap = ({ children }: { children: string }) => (
  <kbd
    translate="no"
    className="inline-grid h-6 min-w-6 place-items-center rounded-chip rule border-edge bg-surface px-1 type-label text-ink"
  >
    {children}
  </kbd>
);
