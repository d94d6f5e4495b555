/** No skill has more letters. */
const longest = 40;

/** The skills of a text, without regard to case: 'Lift; fridge' and 'fridge, lift' are the same two. */
export const skillsOf = (text = ''): readonly string[] => [
  ...new Set(
    text
      .split(/[,;]/)
      .map((skill) => [...skill.trim().toLowerCase()].slice(0, longest).join(''))
      .filter(Boolean),
  ),
];
