'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { RequestFormProps } from './request-form.client';

type RequestLoaderProps = RequestFormProps & { dialog: string; children: ReactNode };

/** Fetches the form as somebody reaches for its button; until then, and where that fails, its children. */
export function RequestLoader({ dialog, children, ...form }: RequestLoaderProps) {
  const [Form, setForm] = useState<ComponentType<RequestFormProps>>();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const fetchForm = () =>
      import('./request-form.client').then(
        (module) => {
          if (!signal.aborted) setForm(() => module.RequestForm);
          controller.abort();
        },
        () => {},
      );
    const onSign = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`[commandfor="${dialog}"]`)) fetchForm();
    };
    // Opened before this script ran.
    if (document.getElementById(dialog)?.hasAttribute('open')) fetchForm();
    for (const sign of ['pointerover', 'focusin', 'click']) {
      document.addEventListener(sign, onSign, { signal, passive: true });
    }
    return () => controller.abort();
  }, [dialog]);

  return Form ? <Form {...form} /> : children;
}
