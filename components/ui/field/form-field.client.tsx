'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';

interface FormFieldProps {
  /** Id of the control inside. */
  id: string;
  label: string;
  /** An asterisk or the word; nothing beside a choice that is made beforehand. */
  mark?: 'required' | 'optional';
  /** What is wrong, in words. */
  error?: string | undefined;
  children: ReactNode;
}

/**
 * A label, its control and what is wrong with it. The sheet is components/ui/field/form.css. The
 * error is no live region of its own: the summary above the form brings the reader there.
 */
export function FormField({ id, label, mark, error, children }: FormFieldProps) {
  return (
    <div className="form-field">
      <label htmlFor={id}>
        {label}
        {mark === 'required' && (
          <span aria-hidden="true" className="form-star">
            {' *'}
          </span>
        )}
        {mark === 'optional' && <span className="form-optional"> optional</span>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="form-error type-small">
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </div>
  );
}

/** What ties a control to its `FormField`. */
export const fieldState = (id: string, error: string | undefined) => ({
  id,
  'aria-invalid': error !== undefined,
  'aria-describedby': error === undefined ? undefined : `${id}-error`,
});
