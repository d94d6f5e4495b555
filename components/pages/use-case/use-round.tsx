import { PagePicture } from '@/components/picture/page-picture';
import { Section, type SectionGround } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { UseCaseRound } from '@/content/use-cases/types';
import type { UseCaseLook } from './use-hero';

interface UseRoundProps {
  look: UseCaseLook;
  round: UseCaseRound;
  ground?: SectionGround;
}

/** One round of the trade, stop by stop: a drawing, and its numbered moments where it has them. */
export function UseRound({ look, round, ground = 'paper' }: UseRoundProps) {
  const { title, note, image, events } = round;
  return (
    <Section id="round" labelledBy="round-title" ground={ground}>
      <div className={`frame use-round use-round-${look}`}>
        <SectionHeading id="round-title" title={title} aside={<p>{note}</p>} />
        <PagePicture image={image} wideFrom={1024} />
        {events.length > 0 && (
          <ol>
            {events.map(({ time, text }) => (
              <li key={time}>
                <span className="type-label">{time}</span>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Section>
  );
}
