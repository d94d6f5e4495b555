/** What the slides in reach are announced as: quotes and who speaks, or headings. */
export const spokenOf = (row: Element): string =>
  [...row.querySelectorAll('blockquote, strong, h3')]
    .flatMap((words) => (words.closest('[inert]') ? [] : [words.textContent]))
    .join(' ');
