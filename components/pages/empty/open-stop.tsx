import './open-stop.css';

/** A line that ends at an open stop: what stands where nothing is planned. */
export function OpenStop({ label }: { label: string }) {
  return (
    <p className="open-stop relative mt-14 pt-16 type-label text-ink-3">
      <span className="open-stop-label block w-max text-center">{label}</span>
    </p>
  );
}
