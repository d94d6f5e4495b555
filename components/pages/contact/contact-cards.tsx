import { Icon } from '@/components/ui/icon/icon';
import type { Href } from '@/lib/routes';

interface ContactCardsProps {
  /** Names the list for those who do not see it. */
  title: string;
  email: string;
  phone: { label: string; href: string };
  /** When the phone is answered. */
  hours: string;
  notes: { email: string; phone: string; hours: string };
  /** The way out for those who only want the price. */
  pricing: { title: string; text: string; href: Href };
}

/** E-mail, phone, hours and the way to the prices, ruled, on night. */
export function ContactCards({ title, email, phone, hours, notes, pricing }: ContactCardsProps) {
  return (
    <div className="contact-cards">
      <h2 id="contact-cards" className="sr-only">
        {title}
      </h2>
      <ul>
        <li>
          <a href={`mailto:${email}`} className="type-h4">
            {email}
          </a>
          <p className="text-ink-2">{notes.email}</p>
        </li>
        <li>
          <a href={phone.href} className="type-h4">
            {phone.label}
          </a>
          <p className="text-ink-2">{notes.phone}</p>
        </li>
        <li>
          <p className="type-h4">{hours}</p>
          <p className="text-ink-2">{notes.hours}</p>
        </li>
        <li>
          <a href={pricing.href} className="type-h4 cover-link">
            {pricing.title}
          </a>
          <p className="text-ink-2">{pricing.text}</p>
          <Icon name="arrow-right" />
        </li>
      </ul>
    </div>
  );
}
