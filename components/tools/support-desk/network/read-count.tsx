interface ReadCountProps {
  /** Of guides. */
  all: number;
  kept: string;
  startOver: string;
}

/** How many guides were read, and the way to start over; as it stands where nothing was read. */
export const ReadCount = ({ all, kept, startOver }: ReadCountProps) => (
  <div className="network-count scripted text-[.9375rem] text-ink-2">
    <p tabIndex={-1} className="network-read text-ink">
      0 of {all} read
    </p>
    <p className="network-kept flex flex-wrap gap-x-3">
      {kept}
      <button type="button" className="network-again invisible underline">
        {startOver}
      </button>
    </p>
  </div>
);
