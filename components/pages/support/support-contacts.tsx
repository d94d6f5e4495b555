import { Icon } from '@/components/ui/icon/icon';
import { unbroken } from '@/lib/words/unbroken';
import './support.css';

interface SupportContactsProps {
  title: string;
  email: { label: string; address: string; note: string };
  phone: { label: string; note: string; number: string; href: string };
}

export function SupportContacts({ title, email, phone }: SupportContactsProps) {
  const ways = [
    { ...email, icon: 'mail', name: email.address, href: `mailto:${email.address}` },
    { ...phone, icon: 'phone', name: unbroken(phone.number) },
  ] as const;
  return (
    <section aria-labelledby="contacts" className="help-contacts self-start">
      <h2 id="contacts" className="mb-5 type-h3">
        {title}
      </h2>
      <ul className="scheme-dark overflow-clip rounded-card bg-band text-ink">
        {ways.map(({ icon, label, href, name, note }) => (
          <li key={icon} className="relative flex justify-between gap-3 rule-b border-line p-6">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="type-small text-ink-2">{label}</p>
              <p className="mt-1 mb-1 type-h4">
                <a
                  href={href}
                  translate="no"
                  className="cover-link underline-offset-4 hover:underline"
                >
                  {name}
                </a>
              </p>
              <p className="text-ink-2">{note}</p>
            </div>
            <Icon name={icon} className="size-6 shrink-0" />
          </li>
        ))}
      </ul>
    </section>
  );
}
