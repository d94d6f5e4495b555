/** Calls back with an element that comes near the window. Returns what stops it. */
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
