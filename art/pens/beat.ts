import { type Ink, inked } from './shapes';

/** Each ends as the markup shows it, so that nothing is missing without motion. */
const moves = {
  appears: 'from{opacity:0}',
  rises: 'from{opacity:0;transform:translateY(16px)}',
  comes: 'from{transform:translate(var(--from))}',
  flips: 'from{transform:scaleY(0)}',
  /** One path, drawn along its length. */
  writes: 'from{stroke-dashoffset:1}',
} as const;

type Move = keyof typeof moves;

/** What happens once while a hero's first two seconds pass; times in milliseconds. */
export function beat(move: Move, delay: number, time: number, ink: Ink, from = ''): string {
  const style = `animation-delay:${delay}ms;animation-duration:${time}ms${from && `;--from:${from}`}`;
  const marked = inked(ink);
  const markup = move === 'writes' ? marked.replaceAll('<path ', '<path pathLength="1" ') : marked;
  return `<g class="beat ${move}" style="${style}">${markup}</g>`;
}

/** The rules of the moves that a drawing has. */
export function beatRules(markup: string): string {
  const used = (Object.keys(moves) as Move[]).filter((move) => markup.includes(`"beat ${move}"`));
  if (used.length === 0) return '';
  const rules = used.map(
    (move) => `.${move}{animation-name:${move}}@keyframes ${move}{${moves[move]}}`,
  );
  return `@media (prefers-reduced-motion:no-preference){.beat{animation:cubic-bezier(.16,1,.3,1) backwards;transform-box:fill-box;transform-origin:center}.writes{stroke-dasharray:1}${rules.join('')}}`;
}
