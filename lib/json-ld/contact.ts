import type { ContactPage, FAQPage, WithContext } from 'schema-dts';
import { site } from '@/content/site';
import type { PagePath } from '../routes';
import { address, inContext, publisher } from './thing';

interface ContactFacts {
  name: string;
  description: string;
  path: PagePath;
  /** When the phone is answered. */
  days: readonly ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday')[];
  /** Times with their offset, such as '09:00:00-05:00'. */
  opens: string;
  closes: string;
}

/** The contact page with e-mail, phone and hours. */
export const contactPoint = (facts: ContactFacts): WithContext<ContactPage> =>
  inContext<ContactPage>({
    '@type': 'ContactPage',
    name: facts.name,
    description: facts.description,
    url: address(facts.path),
    mainEntity: {
      '@type': 'Organization',
      '@id': publisher['@id'],
      name: site.name,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'sales',
        email: site.email,
        telephone: site.phone.label,
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: facts.days.map((day) => `https://schema.org/${day}` as const),
          opens: facts.opens,
          closes: facts.closes,
        },
      },
    },
  });

/** Questions and answers as the page shows them. */
export const faqPage = (
  questions: readonly { question: string; answer: string }[],
): WithContext<FAQPage> =>
  inContext<FAQPage>({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
