/** The first stop of the keyboard: past the header, to the page's content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-70 rounded-control bg-ink px-5 py-3 font-semibold text-paper not-focus:sr-only"
    >
      Skip to content
    </a>
  );
}
