import type { ReactNode } from 'react';
import { Icon } from './icon';

/** The classes of a text input; an invalid one sets aria-invalid. */
export const inputClasses =
  'min-h-13 w-full rounded-control rule-bold border-edge bg-field px-4 text-ink placeholder:text-ink-3 aria-invalid:border-error-rule';

interface FieldErrorProps {
  /** Id that the input names in aria-describedby. */
  id: string;
  children: ReactNode;
}

/** The error of a field, in words and with a sign, announced as it appears. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} role="alert" className="flex items-start gap-2 type-small font-medium text-error">
      <Icon name="circle-alert" className="mt-0.5 size-4.5" />
      {children}
    </p>
  );
}
