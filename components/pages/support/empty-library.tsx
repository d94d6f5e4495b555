import { ButtonLink } from '@/components/ui/button/button';
import type { Href } from '@/lib/routes';
import './empty-library.css';

interface EmptyLibraryProps {
  title: string;
  text: string;
  contact: { label: string; href: Href };
}

/** The list without articles: a line that breaks off before its stop, and whom to ask. */
export function EmptyLibrary({ title, text, contact }: EmptyLibraryProps) {
  return (
    <div className="help-empty">
      <h3 className="help-empty-title type-h3">{title}</h3>
      <div className="help-broken" aria-hidden="true">
        <span className="help-broken-vehicle" />
        <span className="help-broken-stop" />
      </div>
      <p className="help-empty-text type-lead text-ink-2">{text}</p>
      <ButtonLink look="ink" size="large" className="help-empty-link" href={contact.href}>
        {contact.label}
      </ButtonLink>
    </div>
  );
}
