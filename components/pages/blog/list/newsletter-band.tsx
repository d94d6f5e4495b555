import { Newsletter } from '@/components/tools/newsletter/newsletter';

interface NewsletterBandProps {
  title: string;
  text: string;
  /** Where to write without script. */
  email: string;
}

/** The newsletter at the foot of the list. */
export function NewsletterBand({ title, text, email }: NewsletterBandProps) {
  return (
    <section aria-labelledby="newsletter" className="newsletter-band bg-sunk">
      <div className="frame">
        <div>
          <h2 id="newsletter" className="type-h2">
            {title}
          </h2>
          <p className="text-ink-2">{text}</p>
        </div>
        <Newsletter id="newsletter" required email={email} />
      </div>
    </section>
  );
}
