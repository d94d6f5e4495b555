import { Newsletter } from '@/components/tools/newsletter/newsletter';

interface NewsletterBandProps {
  title: string;
  text: string;
  email: string;
}

export const NewsletterBand = ({ title, text, email }: NewsletterBandProps) => (
  <section aria-labelledby="newsletter" className="unprinted bg-sunk">
    <div className="frame grid items-center gap-x-16 gap-y-8 py-10 lg:grid-cols-2 lg:py-20">
      <div>
        <h2 id="newsletter" className="type-h2">
          {title}
        </h2>
        <p className="max-w-120 mt-3 text-ink-2">{text}</p>
      </div>
      <Newsletter id="newsletter" required email={email} inRow />
    </div>
  </section>
);
