import { Icon } from '@/components/ui/icon/icon';
import { unbroken } from '@/lib/words/unbroken';
import './support-contacts.css';

interface SupportContactsProps {
  title: string;
  email: { label: string; address: string; note: string };
  phone: { label: string; note: string; number: string; href: string };
}

/** E-mail and phone of the support team with their hours. */
export function SupportContacts({ title, email, phone }: SupportContactsProps) {
  const ways = [
    { ...email, icon: 'mail', name: email.address, href: `mailto:${email.address}` },
    { ...phone, icon: 'phone', name: unbroken(phone.number) },
  ] as const;
  return (
    <section aria-labelledby="contacts" className="help-contacts self-start rounded-card bg-band">
      <h2 id="contacts" className="sr-only">
        {title}
      </h2>
      <ul className="scheme-dark text-ink">
        {ways.map(({ icon, label, href, name, note }) => (
          <li key={icon} className="help-contact relative">
            <p className="type-small text-ink-2">{label}</p>
            <a
              href={href}
              translate="no"
              className="help-contact-link mt-1 mb-1 inline-block type-h4 cover-link"
            >
              {name}
            </a>
            <p className="text-ink-2">{note}</p>
            <Icon name={icon} className="help-contact-icon absolute size-6" />
          </li>
        ))}
      </ul>
    </section>
  );
}
