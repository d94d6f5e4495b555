import { ButtonLink } from '@/components/ui/button/button';
import type { Href } from '@/lib/routes';

interface EmptyLibraryProps {
  title: string;
  text: string;
  contact: { label: string; href: Href };
}

/** The list without articles: a line that breaks off before its stop, and whom to ask (SPEC 2). */
export function EmptyLibrary({ title, text, contact }: EmptyLibraryProps) {
  return (
    <div className="help-empty">
      <h3 className="type-h3">{title}</h3>
      <div className="help-broken" aria-hidden="true">
        <span />
        <i />
      </div>
      <p className="type-lead text-ink-2">{text}</p>
      <ButtonLink look="ink" size="large" href={contact.href}>
        {contact.label}
      </ButtonLink>
    </div>
  );
}
