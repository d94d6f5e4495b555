import { Icon } from '@/components/ui/icon/icon';
import type { ContactPage } from '@/content/schemas/contact';
import type { site } from '@/content/site';
import { unbroken } from '@/lib/words/unbroken';

type ContactCardsProps = Pick<typeof site, 'email' | 'phone'> &
  Pick<ContactPage, 'hours' | 'pricing'> & {
    /** Names the list for those who do not see it. */
    title: string;
    notes: ContactPage['cards'];
  };

const card = 'relative rule-b border-line py-6 [overflow-wrap:anywhere]';

/** E-mail, phone, hours and the way to the prices, ruled, on night. */
export function ContactCards({ title, email, phone, hours, notes, pricing }: ContactCardsProps) {
  const ways = [
    { title: email, href: `mailto:${email}`, text: notes.email },
    { title: unbroken(phone.label), href: phone.href, text: notes.phone },
  ];
  return (
    <div className="contact-cards px-(--page-margin) py-10">
      <h2 id="contact-cards" className="sr-only">
        {title}
      </h2>
      <ul className="rule-t border-line">
        {ways.map(({ title, href, text }) => (
          <li key={href} className={card}>
            <a href={href} translate="no" className="type-h4 underline-offset-4 hover:underline">
              {title}
            </a>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
        <li className={card}>
          <p className="type-h4">{hours}</p>
          <p className="mt-1 text-ink-2">{notes.hours}</p>
        </li>
        <li className={`${card} flex items-center justify-between gap-4`}>
          <div>
            <a
              href={pricing.href}
              className="type-h4 cover-link underline-offset-4 hover:underline"
            >
              {pricing.title}
            </a>
            <p className="mt-1 text-ink-2">{pricing.text}</p>
          </div>
          <Icon name="arrow-right" className="size-6 shrink-0" />
        </li>
      </ul>
    </div>
  );
}
