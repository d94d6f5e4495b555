import './tags.css';

/** The levels in words; the color only goes with them. */
const levels = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const;

/** How much an article expects: the word, one to three dots, and green, amber or red. */
export function DifficultyTag({ level }: { level: keyof typeof levels }) {
  return <span className={`tag difficulty difficulty-${level}`}>{levels[level]}</span>;
}
