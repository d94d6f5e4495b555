'use client';

import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon/icon';

interface ErrorSummaryProps {
  id: string;
  /** All fields of the form. */
  fields: readonly { id: string; error: string | undefined }[];
}

const counts = ['', 'One thing', 'Two things', 'Three things', 'Four things'];

/** What keeps a form from being sent, at its beginning, with links to the fields; useForm focuses it. */
export function ErrorSummary({ id, fields }: ErrorSummaryProps) {
  const problems = fields.filter(({ error }) => error);
  if (problems.length === 0) return null;
  return (
    <section
      tabIndex={-1}
      aria-labelledby={id}
      className="error-summary flex gap-4 rounded-large rule-bold border-error-rule bg-error-ground px-6 py-5 text-error"
    >
      <Icon name="circle-alert" className="size-6" />
      <div className="min-w-0">
        <h2 id={id} className="type-h4">
          {`${counts[problems.length] ?? `${problems.length} things`} to fix before this can go`}
        </h2>
        <ul className="mt-2">
          {problems.map((field) => (
            <li key={field.id}>
              <a
                href={`#${field.id}`}
                className="inline-block py-1 text-[.9375rem] font-semibold underline underline-offset-4"
                onClick={(event) => showField(event, field.id)}
              >
                {field.error}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Goes to the field with its label in view; the address stays as it is. */
function showField(event: MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.closest('.form-field')?.scrollIntoView({ block: 'center' });
}
