import type { ReactNode } from 'react';
import { PagePicture } from '@/components/picture/page-picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import type { PageImage } from '@/content/products/types';
import type { Crumb } from '@/lib/json-ld';
import './contact.css';

interface ContactLayoutProps {
  trail: readonly Crumb[];
  /** The form. */
  children: ReactNode;
  /** Other ways to reach us, which begin with the heading `contact-cards`. */
  cards: ReactNode;
  image: PageImage;
}

/** The form on paper, and beside it, on a night ground, the other ways and where they lead. */
export function ContactLayout({ trail, children, cards, image }: ContactLayoutProps) {
  return (
    <div className="contact-page grid overflow-clip">
      <div className="contact-paper px-(--page-margin)">
        <Breadcrumb trail={trail} />
        {children}
      </div>
      <section aria-labelledby="contact-cards" className="contact-night grid bg-band">
        <div className="contact-night-grid grid scheme-dark text-ink">
          {cards}
          <div className="contact-view">
            <PagePicture image={image} className="contact-picture size-full object-cover" />
          </div>
        </div>
      </section>
    </div>
  );
}
