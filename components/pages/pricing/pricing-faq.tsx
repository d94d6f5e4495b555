import { PlusSign } from '@/components/ui/icon/plus-sign';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { TextLink } from '@/components/ui/link/link';
import { faqPage } from '@/lib/json-ld';
import type { Href } from '@/lib/routes';
import './pricing-faq.css';

interface PricingFaqProps {
  title: string;
  /** What to do with a seventh question. */
  text: string;
  link: { label: string; href: Href };
  questions: readonly { id: string; question: string; answer: string }[];
}

/** The six questions, one open at a time, and the same words for search engines. */
export function PricingFaq({ title, text, link, questions }: PricingFaqProps) {
  return (
    <section aria-labelledby="faq" className="pricing-faq">
      <JsonLd data={faqPage(questions)} />
      <div className="frame pricing-faq-frame">
        <div>
          <h2 id="faq" className="type-h2">
            {title}
          </h2>
          <p className="text-ink-2 pricing-faq-text">{text}</p>
          <TextLink href={link.href}>{link.label}</TextLink>
        </div>
        <div className="questions">
          {questions.map(({ id, question, answer }, index) => (
            <details key={id} id={id} name="pricing-faq" open={index === 0} className="question">
              <summary className="question-title">
                <h3 className="type-h4">{question}</h3>
                <PlusSign className="question-sign" />
              </summary>
              <p className="text-ink-2 question-answer">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
