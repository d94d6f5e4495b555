import { Icon } from '@/components/ui/icon/icon';

interface SupportContactsProps {
  title: string;
  email: { label: string; address: string; note: string };
  phone: { label: string; number: string; href: string };
}

/** E-mail and phone of the support team with their hours (SPEC 2). */
export function SupportContacts({ title, email, phone }: SupportContactsProps) {
  return (
    <section aria-labelledby="contacts" className="help-contacts bg-band">
      <h2 id="contacts" className="sr-only">
        {title}
      </h2>
      <ul className="scheme-dark text-ink">
        <li>
          <p className="type-small text-ink-2">{email.label}</p>
          <a href={`mailto:${email.address}`} className="type-h4 cover-link">
            {email.address}
          </a>
          <p className="text-ink-2">{email.note}</p>
          <Icon name="mail" className="" />
        </li>
        <li>
          <p className="type-small text-ink-2">{phone.label}</p>
          <a href={phone.href} className="type-h4 cover-link">
            {phone.number}
          </a>
          <Icon name="phone" className="" />
        </li>
      </ul>
    </section>
  );
}
