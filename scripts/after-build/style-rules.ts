/** The style attributes of one page on their way into its `<style>`. */
export type StyleRules = {
  /** The value of `data-style` that stands for a style attribute. */
  mark(style: string): string;
  /** The rules of all marks; empty where there was none. */
  css(): string;
};

/**
 * Gathers style attributes as rules, so that a policy needs to allow none of them in the HTML.
 *
 * The rules win over every other rule without `!important`, as a style attribute does, and lose to
 * what scripts write to `element.style` later, which the policy does not forbid.
 */
export function styleRules(): StyleRules {
  const marks = new Map<string, string>();
  return {
    mark(style) {
      if (/[{}@\\]|\/\*|<\//.test(style)) {
        throw new Error(`The style attribute '${style}' cannot stand in a stylesheet.`);
      }
      const known = marks.get(style) ?? String(marks.size);
      marks.set(style, known);
      return known;
    },
    css: () =>
      [...marks].map(([style, mark]) => `[data-style="${mark}"]:not(#_){${style}}\n`).join(''),
  };
}
