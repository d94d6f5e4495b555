interface HeroRulesProps {
  title: string;
  items: readonly string[];
}

/** Rules of the planner under the hero's buttons, as they are named in the planner. */
export function HeroRules({ title, items }: HeroRulesProps) {
  return (
    <div className="hero-rules">
      <p className="type-small">{title}</p>
      <ul className="type-label">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
