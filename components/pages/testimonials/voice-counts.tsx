interface VoiceCountsProps {
  counts: readonly { value: string; label: string }[];
}

/** What stands on the page, counted, on a night band. */
export function VoiceCounts({ counts }: VoiceCountsProps) {
  return (
    <div className="bg-band">
      <dl className="voice-counts frame scheme-dark text-ink">
        {counts.map(({ value, label }) => (
          <div key={label}>
            <dt className="text-ink-2">{label}</dt>
            <dd className="type-h1">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
