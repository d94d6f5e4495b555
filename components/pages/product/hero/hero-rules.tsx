import './hero-rules.css';

interface HeroRulesProps {
  title: string;
  items: readonly string[];
}

/** Rules of the planner under the hero's buttons, as they are named in the planner. */
export function HeroRules({ title, items }: HeroRulesProps) {
  return (
    <div className="hero-rules">
      <p className="hero-rules-title type-small">{title}</p>
      <ul className="hero-rule-list type-label">
        {items.map((item) => (
          <li key={item} className="hero-rule">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
