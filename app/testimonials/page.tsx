import { DemoBanner } from '@/components/sections/demo-banner';
import { JoinVoices } from '@/components/sections/voices/join-voices';
import { TradeCards } from '@/components/sections/voices/trade-cards';
import { VoiceCards } from '@/components/sections/voices/voice-cards';
import { VoiceCounts } from '@/components/sections/voices/voice-counts';
import { VoicesHero } from '@/components/sections/voices/voices-hero';
import { signUpSection } from '@/content/sign-up';
import { testimonialPlaces, testimonialsPage } from '@/content/testimonials-page';
import { trades, voices, voicesOf } from '@/lib/content/voices';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/sections/voices/voices.css';

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
