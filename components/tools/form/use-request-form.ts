import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '@/lib/forms/draft';
import { left } from '@/lib/forms/form-problems';
import {
  checkRequest,
  type RequestField,
  type RequestProblems,
  type RequestValues,
  requestFields,
  requestMail,
  tidyRequest,
} from '@/lib/forms/request-form';
import { sendForm } from '@/lib/forms/send-form';
import { useSending } from './use-sending';

const draft = 'integration-request';
const empty: RequestValues = { name: '', email: '', message: '' };

/** How far a request has come. */
type Stage =
  | { readonly is: 'open' | 'failed' }
  | { readonly is: 'mailed'; readonly href: string; readonly whole: boolean }
  | { readonly is: 'sent'; readonly values: RequestValues };

/** Hands an address to the mail program; the page stays as it is. */
function openMail(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.click();
}

/**
 * Checks, sends and keeps the draft of a request. It loads when the dialog is about to open, so the
 * draft can be read at once.
 *
 * @param endpoint where it is posted; without one a prepared mail is opened, and since nobody can
 * tell whether that was sent, what was typed stays
 */
export function useRequestForm(endpoint: string | null, email: string) {
  const [values, setValues] = useState<RequestValues>(() => ({
    ...empty,
    ...readDraft(draft, requestFields),
  }));
  const [problems, setProblems] = useState<RequestProblems>({});
  const [attempt, setAttempt] = useState(0);
  const [stage, setStage] = useState<Stage>({ is: 'open' });
  const { busy, sending, during } = useSending();

  function type(field: RequestField, text: string) {
    const next = { ...values, [field]: text };
    setValues(next);
    keepDraft(draft, next);
    setProblems((shown) => left(shown, checkRequest(next)));
    setStage({ is: 'open' });
  }

  function clear() {
    forgetDraft(draft);
    setValues(empty);
    setProblems({});
    setStage({ is: 'open' });
  }

  async function send() {
    if (busy()) return;
    const found = checkRequest(values);
    setProblems(found);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length > 0) return;
    const tidy = tidyRequest(values);
    if (!endpoint) {
      const mail = requestMail(email, tidy);
      openMail(mail.href);
      setStage({ is: 'mailed', ...mail });
      return;
    }
    setStage({ is: 'open' });
    const { status } = await during(() => sendForm(endpoint, { ...tidy }));
    if (status !== 'sent') {
      setStage({ is: 'failed' });
      return;
    }
    clear();
    setStage({ is: 'sent', values: tidy });
  }

  return { values, problems, attempt, stage, sending, type, clear, send };
}
