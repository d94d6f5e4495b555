import { type RefObject, useEffect, useState } from 'react';
import {
  type ContactProblems,
  type ContactValues,
  checkContact,
  contactFields,
  readContact,
} from '@/lib/forms/contact-form';
import { forgetDraft, keepDraft, readDraft } from '@/lib/forms/draft';
import { left } from '@/lib/forms/form-problems';
import { type SendResult, sendForm } from '@/lib/forms/send-form';
import { failureWords } from '../contact-form/contact-words';
import { useSending } from './use-sending';

const draft = 'contact';

/** How long sending is played where no endpoint is named (SPEC 4, 9). */
const simulatedMs = 1500;

async function deliver(endpoint: string | null, values: ContactValues): Promise<SendResult> {
  if (endpoint) return sendForm(endpoint, values);
  await new Promise((resolve) => setTimeout(resolve, simulatedMs));
  return { status: 'sent' };
}

/** Puts a kept draft into fields that are still empty: what was typed meanwhile wins. */
function restore(form: HTMLFormElement) {
  const kept = readDraft(draft, contactFields) ?? {};
  for (const [name, value] of Object.entries(kept)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) {
      const known = [...control.options].some((option) => option.value === value);
      if (control.selectedIndex === 0 && known) control.value = value;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value ||= value;
    }
  }
}

/** Keeps what was typed. The subject that stands there unchosen is none: an emptied form leaves nothing. */
function keep(form: HTMLFormElement, values: ContactValues) {
  const subject = form.elements.namedItem('subject');
  const chosen = subject instanceof HTMLSelectElement && subject.selectedIndex > 0;
  keepDraft(draft, chosen ? values : { ...values, subject: '' });
}

/** Checks, sends and keeps the draft of the contact form. The fields hold their own text. */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  endpoint: string | null,
  onSent: (values: ContactValues) => void,
) {
  const { busy, sending, during } = useSending();
  const [{ problems, attempt }, setChecked] = useState<{
    problems: ContactProblems;
    attempt: number;
  }>({ problems: {}, attempt: 0 });
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (form.current) restore(form.current);
  }, [form]);

  function typed() {
    if (!form.current) return;
    const values = readContact(new FormData(form.current));
    keep(form.current, values);
    setChecked((last) => ({ ...last, problems: left(last.problems, checkContact(values)) }));
  }

  async function submit() {
    if (!form.current || busy()) return;
    const values = readContact(new FormData(form.current));
    const found = checkContact(values);
    setChecked((last) => ({ problems: found, attempt: last.attempt + 1 }));
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    const result = await during(() => deliver(endpoint, values));
    setFailure(failureWords(result));
    if (result.status !== 'sent') return;
    forgetDraft(draft);
    onSent(values);
  }

  return { sending, problems, attempt, failure, typed, submit };
}
