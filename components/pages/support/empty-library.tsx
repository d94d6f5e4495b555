import { Picture } from '@/components/picture/picture';
import { ButtonLink } from '@/components/ui/button/button';
import type { SupportPage } from '@/content/schemas/help';

/** The list without articles: a figure at a line that breaks off, and whom to ask. */
export const EmptyLibrary = ({ title, text, contact }: SupportPage['empty']) => (
  <div className="pt-10">
    <h3 className="type-h3">{title}</h3>
    <Picture name="nothing-found" alt="" className="mt-6 mb-4" />
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
      <p className="max-w-144 type-lead text-ink-2">{text}</p>
      <ButtonLink variant="ink" size="large" href={contact.href}>
        {contact.label}
      </ButtonLink>
    </div>
  </div>
);
