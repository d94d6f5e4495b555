import './open-stop.css';

/** A line that ends at an open stop: what stands where nothing is planned. */
export function OpenStop({ label }: { label: string }) {
  return (
    <p className="open-stop relative type-label text-ink-3">
      <span className="open-stop-label block">{label}</span>
    </p>
  );
}
