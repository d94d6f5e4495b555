import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { TextLink } from '@/components/ui/link/link';
import { faqPage } from '@/lib/json-ld';
import type { Href } from '@/lib/routes';

interface PricingFaqProps {
  title: string;
  /** What to do with a seventh question. */
  text: string;
  link: { label: string; href: Href };
  questions: readonly { id: string; question: string; answer: string }[];
}

/** The six questions (SPEC 2), one open at a time, and the same words for search engines. */
export function PricingFaq({ title, text, link, questions }: PricingFaqProps) {
  return (
    <section aria-labelledby="faq" className="pricing-faq">
      <JsonLd data={faqPage(questions)} />
      <div className="frame">
        <div>
          <h2 id="faq" className="type-h2">
            {title}
          </h2>
          <p className="text-ink-2">{text}</p>
          <TextLink href={link.href}>{link.label}</TextLink>
        </div>
        <div className="questions">
          {questions.map(({ id, question, answer }, index) => (
            <details key={id} id={id} name="pricing-faq" open={index === 0}>
              <summary>
                <h3 className="type-h4">{question}</h3>
                <span aria-hidden="true" className="plus-sign" />
              </summary>
              <p className="text-ink-2">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
