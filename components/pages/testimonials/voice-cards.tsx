import { Section } from '@/components/ui/section/section';
import type { Testimonial } from '@/content/home/testimonials';
import { VoiceCard } from './voice-card';

interface VoiceCardsProps {
  title: string;
  voices: readonly Testimonial[];
}

/** Six quotes in ruled columns, each as tall as what was said. */
export function VoiceCards({ title, voices }: VoiceCardsProps) {
  return (
    <Section labelledBy="voices-title">
      <div className="frame">
        <h2 id="voices-title" className="type-h2">
          {title}
        </h2>
        <ul className="voice-cards">
          {voices.map((voice) => (
            <VoiceCard key={voice.id} voice={voice} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
