import type { ReactNode } from 'react';
import { PagePicture } from '@/components/picture/picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { Button, opensDemo } from '@/components/ui/button/button';
import { cx } from '@/components/ui/cx';
import type { ContactPage } from '@/content/schemas/contact';
import type { site } from '@/content/site';
import type { Crumb } from '@/lib/json-ld';
import { isPhoto } from '@/lib/picture/cuts';
import { numbersUnbroken, unbroken } from '@/lib/words/unbroken';
import './contact.css';

interface ContactLayoutProps extends Pick<typeof site, 'email' | 'phone'> {
  trail: readonly Crumb[];
  words: ContactPage;
  children: ReactNode;
}

/** The form, and beside it on a night ground the other ways to reach us below a drawing. */
export function ContactLayout({ trail, email, phone, words, children }: ContactLayoutProps) {
  const { cards, image, pricing } = words;
  const ways: { title: string; href?: string; text: string; name?: true }[] = [
    { title: email, href: `mailto:${email}`, text: cards.email, name: true },
    { title: unbroken(phone.label), href: phone.href, text: cards.phone, name: true },
    { title: words.hours, text: cards.hours },
    pricing,
  ];
  return (
    <div className="contact-page grid overflow-clip">
      <div className="contact-paper px-(--page-margin)">
        <Breadcrumb trail={trail} />
        {children}
      </div>
      <section aria-labelledby="contact-cards" className="contact-night grid bg-band">
        <div className="contact-night-grid col-span-full grid scheme-dark text-ink">
          <div className="contact-cards px-(--page-margin) py-6">
            <h2 id="contact-cards" className="mb-5 type-h3">
              {words.cardsTitle}
            </h2>
            <ul className="rule-t border-line">
              {ways.map(({ title, href, text, name }) => (
                <li key={title} className="rule-b border-line py-3 [overflow-wrap:anywhere]">
                  {href ? (
                    <a
                      href={href}
                      translate={name ? 'no' : undefined}
                      className="type-h4 underline underline-offset-4"
                    >
                      {title}
                    </a>
                  ) : (
                    <p className="type-h4">{title}</p>
                  )}
                  <p className="mt-1 text-ink-2">{numbersUnbroken(text)}</p>
                </li>
              ))}
            </ul>
            <Button variant="outline" size="large" className="mt-6" {...opensDemo}>
              Schedule a Demo
            </Button>
          </div>
          <div className="contact-picture col-span-full">
            <PagePicture
              image={image}
              className={cx('size-full', isPhoto(image.picture) && 'object-cover')}
            />
          </div>
        </div>
      </section>
    </div>
  );
}
