import { inputClass } from './input';

/** What ties a control to its `FormField`. */
export const fieldState = (id: string, error: string | undefined) => ({
  id,
  className: `${inputClass} form-control`,
  'aria-invalid': error !== undefined,
  'aria-describedby': error === undefined ? undefined : `${id}-error`,
});
