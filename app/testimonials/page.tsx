import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { TestimonialCards } from '@/components/blocks/testimonials/testimonial-cards';
import { TestimonialInvitation } from '@/components/pages/testimonials/testimonial-invitation';
import { TestimonialsHero } from '@/components/pages/testimonials/testimonials-hero';
import { TradeCards } from '@/components/pages/testimonials/trade-cards';
import { caseStudyWords } from '@/content/case-studies';
import { signUpSection } from '@/content/home/sign-up';
import {
  allTestimonials,
  cardTrades,
  testimonialCards,
  testimonialSlides,
  testimonialsWords,
  trades,
} from '@/lib/content/testimonials';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const { page, name, title, note, cardsTitle, industries, join, ...words } = testimonialsWords;
const path = routes.testimonials;
const trail = [{ label: name, href: path }] as const;

export const metadata = pageMetadata({ ...page, path });

export default function TestimonialsPage() {
  return (
    <>
      <TestimonialsHero
        trail={trail}
        title={title}
        note={allTestimonials.some(({ sample }) => sample) ? note : undefined}
        slides={testimonialSlides}
        sample={caseStudyWords.sampleQuote}
      />
      <div className="bg-band">
        <div className="frame scheme-dark py-10 text-ink">
          <dl className="grid grid-cols-2 gap-x-6 gap-y-8 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
            {words.figures.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="leading-tight text-ink-2 [overflow-wrap:anywhere]">{label}</dt>
                <dd className="type-h1">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 type-small text-ink-2">{words.figuresNote}</p>
        </div>
      </div>
      <TestimonialCards
        labelledBy="testimonials-title"
        title={cardsTitle}
        testimonials={testimonialCards}
        trades={cardTrades}
        sample={caseStudyWords.sampleQuote}
      />
      <TestimonialInvitation {...join} />
      <TradeCards {...industries} trades={trades} />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
