import { useEffect } from 'react';

interface PartAwaitedProps {
  of: { usePart: () => { readonly failed: boolean }; bring: () => Promise<void> };
}

/** Stands in for a part of the view that has not come, or did not. */
export function PartAwaited({ of }: PartAwaitedProps) {
  const { failed } = of.usePart();
  // Who asks for it before the browser found time does not wait for that.
  useEffect(() => {
    of.bring();
  }, [of]);
  if (!failed) return <p className="p-4 text-ink-2">Loading.</p>;
  return (
    <p role="alert" className="p-4 text-ink-2">
      {'This part did not load. Check the connection. '}
      <button
        type="button"
        className="min-h-7 text-start font-semibold underline decoration-[1.5px] underline-offset-4 pointer-coarse:min-h-11"
        onClick={of.bring}
      >
        Try again
      </button>
    </p>
  );
}
