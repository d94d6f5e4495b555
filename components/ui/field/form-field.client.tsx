'use client';

import type { ReactElement } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import './input';

interface FormFieldProps {
  id: string;
  label: string;
  mark?: 'required' | 'optional';
  error?: string | undefined;
  className?: string;
  children: ReactElement;
}

/** A label, its control and its error: no live region, since the form focuses its first problem. */
export function FormField({ id, label, mark, error, className, children }: FormFieldProps) {
  return (
    <div className={cx('form-field grid min-w-0 content-start gap-2', className)}>
      <label htmlFor={id} className="text-[.9375rem] font-semibold">
        <span>{label}</span>
        {mark === 'required' && (
          <span aria-hidden="true" className="text-error">
            {' *'}
          </span>
        )}
        {mark === 'optional' && <span className="font-normal text-ink-3"> optional</span>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="flex gap-2 type-small font-medium text-error">
          <Icon name="circle-alert" className="mt-0.5 size-4.5" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
