import { Tag } from './tag';

const levels = {
  beginner: { name: 'Beginner', dots: 1, colors: 'bg-success-ground text-success' },
  intermediate: { name: 'Intermediate', dots: 2, colors: 'bg-ochre-tint text-ochre-text' },
  advanced: { name: 'Advanced', dots: 3, colors: 'bg-error-ground text-error' },
} as const;

/** How much an article expects: the word, one to three dots, and green, amber or red. */
export function DifficultyTag({ level }: { level: keyof typeof levels }) {
  const { name, dots, colors } = levels[level];
  return (
    <Tag className={colors}>
      {/* Strokes of no length, 8 apart: their round ends are the dots. */}
      <svg aria-hidden="true" width={8 * dots - 2} height="6" stroke="currentColor">
        <path
          d={`M3 3h${8 * dots - 7.9}`}
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="0 8"
        />
      </svg>
      {name}
    </Tag>
  );
}
