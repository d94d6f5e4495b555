/** No skill has more letters. */
export const longestSkill = 40;

/** The skills of a text, without regard to case: 'Lift; fridge' and 'fridge, lift' are the same two. */
export const skillsOf = (text = ''): readonly string[] => [
  ...new Set(
    text
      .split(/[,;]/)
      .map((skill) => [...skill.trim().toLowerCase()].slice(0, longestSkill).join(''))
      .filter(Boolean),
  ),
];
