import { PlusSign } from '@/components/ui/icon/icon';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { TextLink } from '@/components/ui/link/link';
import { Section } from '@/components/ui/section/section';
import type { Question, Faq as Words } from '@/content/schemas/parts/faq';
import { faqPage } from '@/lib/json-ld';

type FaqProps = Words & {
  questions: readonly Question[];
  /** Of the page, as its questions close one another. */
  name: string;
  /** Whether the first answer is open. */
  open?: boolean;
};

/** Questions, one open at a time, and the same words for search engines. */
export function Faq({ name, title, text, links, questions, open = false }: FaqProps) {
  return (
    <Section labelledBy="faq" className="frame grid gap-x-16 gap-y-8 lg:split-4/8">
      <JsonLd data={faqPage(questions)} />
      <div>
        <h2 id="faq" className="type-h2">
          {title}
        </h2>
        <p className="mt-4 mb-5 max-w-96 text-ink-2">{text}</p>
        {links.map(({ label, href }) => (
          <p key={href} className="mt-3">
            <TextLink href={href}>{label}</TextLink>
          </p>
        ))}
      </div>
      <div className="questions rule-t-bold border-ink">
        {questions.map(({ id, question, answer, link }, index) => (
          <details
            key={id}
            id={id}
            name={`${name}-faq`}
            open={open && index === 0}
            className="rule-b border-line"
          >
            <summary className="flex min-h-16 items-center justify-between gap-4 py-4">
              <h3 className="type-h4">{question}</h3>
              <PlusSign className="size-10 rounded-small rule-bold border-ink in-open:bg-ink in-open:text-paper" />
            </summary>
            <div className="max-w-160 pb-6 text-ink-2">
              <p>{answer}</p>
              {link && (
                <p className="mt-3">
                  <TextLink href={link.href}>{link.label}</TextLink>
                </p>
              )}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
