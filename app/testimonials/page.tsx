import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { JoinVoices } from '@/components/pages/testimonials/join-voices';
import { TradeCards } from '@/components/pages/testimonials/trade-cards';
import { VoiceCards } from '@/components/pages/testimonials/voice-cards';
import { VoiceCounts } from '@/components/pages/testimonials/voice-counts';
import { VoicesHero } from '@/components/pages/testimonials/voices-hero';
import { signUpSection } from '@/content/home/sign-up';
import { testimonialPlaces, testimonialsPage } from '@/content/testimonials-page';
import { trades, voices, voicesOf } from '@/lib/content/voices';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/pages/testimonials/voices.css';

const { page, name, title, note, counts, cardsTitle, industries, join } = testimonialsPage;
const path = routes.testimonials;

export const metadata = pageMetadata({ ...page, path });

const trail = [
  { label: 'Home', href: routes.home },
  { label: name, href: path },
] as const;

export default function TestimonialsPage() {
  return (
    <>
      <VoicesHero
        trail={trail}
        title={title}
        note={voices.some(({ sample }) => sample) ? note : undefined}
        slides={voicesOf(testimonialPlaces.slides)}
      />
      <VoiceCounts counts={counts} />
      <VoiceCards title={cardsTitle} voices={voicesOf(testimonialPlaces.cards)} />
      <JoinVoices {...join} />
      <TradeCards {...industries} trades={trades} />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
