import { useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '@/lib/draft';
import {
  checkRequest,
  type RequestField,
  type RequestProblems,
  type RequestValues,
  requestFields,
  requestMail,
  tidyRequest,
} from '@/lib/request-form';
import { sendForm } from '@/lib/send-form';

const draft = 'integration-request';
const empty: RequestValues = { name: '', email: '', message: '' };

/** How far a request has come. */
type Stage =
  | { readonly is: 'open' | 'sending' | 'failed' }
  | { readonly is: 'mailed'; readonly href: string; readonly whole: boolean }
  | { readonly is: 'sent'; readonly values: RequestValues };

/** Hands an address to the mail program; the page stays as it is. */
function openMail(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.click();
}

/** Of the problems that were pointed out, those that are left. */
const left = (shown: RequestProblems, now: RequestProblems): RequestProblems =>
  Object.fromEntries(Object.entries(now).filter(([field]) => field in shown));

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
  // Not the state: two presses may come before it is drawn.
  const busy = useRef(false);

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
    if (busy.current) return;
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
    busy.current = true;
    setStage({ is: 'sending' });
    const { status } = await sendForm(endpoint, { ...tidy });
    busy.current = false;
    if (status !== 'sent') {
      setStage({ is: 'failed' });
      return;
    }
    clear();
    setStage({ is: 'sent', values: tidy });
  }

  return { values, problems, attempt, stage, type, clear, send };
}
