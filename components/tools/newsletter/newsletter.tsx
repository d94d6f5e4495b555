import { NewsletterForm } from '@/components/tools/newsletter/newsletter-form.client';
import { Island } from '@/components/ui/island/island.client';
import { MailLink } from '@/components/ui/link/link';
import { routes } from '@/lib/routes';

interface NewsletterProps {
  id: string;
  required: boolean;
  email: string;
  inRow?: boolean;
}

/** The newsletter's field with its consent; without script, an address to write to. */
export function Newsletter({ id, required, email, inRow = false }: NewsletterProps) {
  return (
    <div className="grid content-start gap-3">
      <Island
        name="newsletter"
        instead={`This form does not work right now. Write to ${email} instead.`}
      >
        <NewsletterForm id={id} required={required} inRow={inRow} />
      </Island>
      <p className="hidden noscript:block">
        Write to <MailLink address={email} className="underline underline-offset-4" /> and the
        letter comes to you.
      </p>
      <p className="type-small text-ink-2">
        By subscribing you agree to e-mail from us, as the{' '}
        <a href={routes.privacyPolicy} className="underline underline-offset-4">
          privacy policy
        </a>{' '}
        sets out.
      </p>
    </div>
  );
}

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

/** For the first screen of a page whose entries the newsletter announces. */
export const NewsletterSignUp = ({ title, email }: Omit<NewsletterBandProps, 'text'>) => (
  <div className="grid max-w-120 gap-3">
    <h2 className="type-h4">{title}</h2>
    <Newsletter id="newsletter" required email={email} inRow />
  </div>
);
