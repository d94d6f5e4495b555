import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { TestimonialCards } from '@/components/blocks/testimonials/testimonial-cards';
import { TestimonialCounts } from '@/components/pages/testimonials/testimonial-counts';
import { TestimonialInvitation } from '@/components/pages/testimonials/testimonial-invitation';
import { TestimonialsHero } from '@/components/pages/testimonials/testimonials-hero';
import { TradeCards } from '@/components/pages/testimonials/trade-cards';
import { signUpSection } from '@/content/home/sign-up';
import {
  allTestimonials,
  testimonialCards,
  testimonialSlides,
  testimonialsWords,
  trades,
} from '@/lib/content/testimonials';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const { page, name, title, note, counts, cardsTitle, industries, join } = testimonialsWords;
const path = routes.testimonials;

export const metadata = pageMetadata({ ...page, path });

const trail = [{ label: name, href: path }] as const;

export default function TestimonialsPage() {
  return (
    <>
      <TestimonialsHero
        trail={trail}
        title={title}
        note={allTestimonials.some(({ sample }) => sample) ? note : undefined}
        slides={testimonialSlides}
      />
      <TestimonialCounts counts={counts} />
      <TestimonialCards
        labelledBy="testimonials-title"
        title={cardsTitle}
        testimonials={testimonialCards}
      />
      <TestimonialInvitation {...join} />
      <TradeCards {...industries} trades={trades} />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
