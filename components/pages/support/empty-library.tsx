import { ButtonLink } from '@/components/ui/button/button';
import type { SupportPage } from '@/content/schemas/help';
import './empty-library.css';

/** The list without articles: a line that breaks off before its stop, and whom to ask. */
export function EmptyLibrary({ title, text, contact }: SupportPage['empty']) {
  return (
    <div className="help-empty">
      <h3 className="col-span-full type-h3">{title}</h3>
      <div className="help-broken relative col-span-full mt-4 mb-6" aria-hidden="true">
        <span className="help-broken-vehicle absolute grid place-items-center rounded-full bg-ink text-paper" />
        <span className="help-broken-stop" />
      </div>
      <p className="max-w-144 type-lead text-ink-2">{text}</p>
      <ButtonLink variant="ink" size="large" className="help-empty-link" href={contact.href}>
        {contact.label}
      </ButtonLink>
    </div>
  );
}
