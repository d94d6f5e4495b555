/** Says that the fields hold what this device had kept, and empties them. Stands in a region that is announced. */
export const DraftNote = ({ onClear }: { onClear: () => void }) => (
  <p className="flex flex-wrap items-center gap-x-3 type-small text-ink-2">
    <span>Restored from this device.</span>
    <button
      type="button"
      className="py-1 font-semibold underline underline-offset-4"
      onClick={onClear}
    >
      Clear
    </button>
  </p>
);
