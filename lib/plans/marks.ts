import { planMark } from './words';

interface Part {
  readonly plan?: string | undefined;
}

/** Which plan the parts of a product need, in words: once where it is the same for all, else for each. */
export function marksOf(
  plans: readonly { readonly id: string; readonly title: string }[],
  parts: readonly Part[],
  product: string | undefined,
) {
  const marks = parts.map(({ plan = product }) => plan && planMark(plans, plan));
  const common = marks.every((mark) => mark === marks[0]) ? marks[0] : undefined;
  return { common, marks: common ? [] : marks };
}

export type Marks = ReturnType<typeof marksOf>;
