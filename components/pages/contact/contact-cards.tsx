import { Icon } from '@/components/ui/icon/icon';
import type { Href } from '@/lib/routes';
import './contact-cards.css';

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
      <ul className="contact-list">
        <li className="contact-card">
          <a href={`mailto:${email}`} className="type-h4 contact-way">
            {email}
          </a>
          <p className="text-ink-2 contact-about">{notes.email}</p>
        </li>
        <li className="contact-card">
          <a href={phone.href} className="type-h4 contact-way">
            {phone.label}
          </a>
          <p className="text-ink-2 contact-about">{notes.phone}</p>
        </li>
        <li className="contact-card">
          <p className="type-h4">{hours}</p>
          <p className="text-ink-2 contact-about">{notes.hours}</p>
        </li>
        <li className="contact-card contact-pricing">
          <a href={pricing.href} className="type-h4 cover-link contact-way">
            {pricing.title}
          </a>
          <p className="text-ink-2 contact-about">{pricing.text}</p>
          <Icon name="arrow-right" className="contact-arrow" />
        </li>
      </ul>
    </div>
  );
}
