export const threads = ['cobalt', 'madder', 'teal', 'plum', 'ochre'] as const;

/** The five route colors. A thread always stands beside a label or a position, never alone. */
export type Thread = (typeof threads)[number];

/** Those that are utilities are named in app/styles.css, since no source holds them as a whole. */
const classesOf = (thread: Thread) => ({
  color: `thread-${thread}`,
  line: `thread-${thread} bg-(--thread)`,
  text: `text-${thread}-text`,
  tint: `bg-${thread}-tint`,
  sheet: `bg-${thread}-sheet`,
});

export const threadClasses = Object.fromEntries(
  threads.map((thread) => [thread, classesOf(thread)]),
) as Record<Thread, ReturnType<typeof classesOf>>;
