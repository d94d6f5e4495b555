/** Which plan a feature needs, or all of a section. */
export const PlanMark = ({ children }: { children: string | undefined }) =>
  children && <p className="type-label text-ink-2">{children}</p>;
