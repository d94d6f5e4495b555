/**
 * Calls back with one of the elements whenever some of them come near the window, within a margin around
 * it; never where the browser does not tell. Returns what ends that.
 */
export function whenNear(
  elements: Iterable<Element>,
  rootMargin: string,
  then: (element: Element) => void,
): () => void {
  if (!window.IntersectionObserver) return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.find(({ isIntersecting }) => isIntersecting);
      if (near) then(near.target);
    },
    { rootMargin },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
