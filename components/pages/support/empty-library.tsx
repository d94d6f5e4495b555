import { ButtonLink } from '@/components/ui/button/button';
import type { SupportPage } from '@/content/schemas/help';

/** The list without articles: a line to an open stop, and whom to ask. */
export const EmptyLibrary = ({ title, text, contact }: SupportPage['empty']) => (
  <div className="pt-10">
    <h3 className="type-h3">{title}</h3>
    <div aria-hidden="true" className="route-end relative mt-4 mb-6 hue-cobalt" />
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
      <p className="max-w-144 type-lead text-ink-2">{text}</p>
      <ButtonLink variant="ink" size="large" href={contact.href}>
        {contact.label}
      </ButtonLink>
    </div>
  </div>
);
