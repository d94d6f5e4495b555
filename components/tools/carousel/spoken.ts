/** What a screen reader is told of the slides on show: each quote with its speaker, or each heading. */
export const spokenOf = (row: Element): string =>
  [...row.querySelectorAll('blockquote, strong, h3')]
    .flatMap((words) => (words.closest('[inert]') ? [] : [words.textContent]))
    .join(' ');
