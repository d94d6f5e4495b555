/** The levels of SPEC 3 in words; the color only goes with them. */
const levels = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const;

/** How much an article expects: the word, one to three dots, and green, amber or red (SPEC 4). */
export function DifficultyTag({ level }: { level: keyof typeof levels }) {
  return <span className={`difficulty difficulty-${level}`}>{levels[level]}</span>;
}
