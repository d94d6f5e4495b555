/** What ties a control to its `FormField`, which brings the style sheet: forms without labels go without. */
export const fieldState = (id: string, error: string | undefined) => ({
  id,
  className: 'text-input input-labeled form-control',
  'aria-invalid': error !== undefined,
  'aria-describedby': error === undefined ? undefined : `${id}-error`,
});
