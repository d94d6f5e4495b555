/** The classes of a text input; an invalid one sets aria-invalid. */
export const inputClasses =
  'min-h-13 w-full rounded-control rule-bold border-edge bg-field px-4 text-ink placeholder:text-ink-3 aria-invalid:border-error-rule';
