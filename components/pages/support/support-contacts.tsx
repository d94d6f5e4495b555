import { Icon } from '@/components/ui/icon/icon';
import './support-contacts.css';

interface SupportContactsProps {
  title: string;
  email: { label: string; address: string; note: string };
  phone: { label: string; number: string; href: string };
}

/** E-mail and phone of the support team with their hours. */
export function SupportContacts({ title, email, phone }: SupportContactsProps) {
  return (
    <section aria-labelledby="contacts" className="help-contacts bg-band">
      <h2 id="contacts" className="sr-only">
        {title}
      </h2>
      <ul className="scheme-dark text-ink">
        <li className="help-contact">
          <p className="type-small text-ink-2">{email.label}</p>
          <a href={`mailto:${email.address}`} className="help-contact-link type-h4 cover-link">
            {email.address}
          </a>
          <p className="text-ink-2">{email.note}</p>
          <Icon name="mail" className="help-contact-icon" />
        </li>
        <li className="help-contact">
          <p className="type-small text-ink-2">{phone.label}</p>
          <a href={phone.href} className="help-contact-link type-h4 cover-link">
            {phone.number}
          </a>
          <Icon name="phone" className="help-contact-icon" />
        </li>
      </ul>
    </section>
  );
}
