/** Results by what they measure, the figure before its label. */
export function VoiceResults({ results }: { results: Readonly<Record<string, string>> }) {
  return (
    <dl className="voice-results text-ink-2">
      {Object.entries(results).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
