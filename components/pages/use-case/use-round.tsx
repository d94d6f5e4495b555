import { PagePicture } from '@/components/picture/page-picture';
import { Section, type SectionGround } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { UseCase } from '@/content/use-cases/types';
import { numbersUnbroken } from '@/lib/words/unbroken';
import './use-round.css';

interface UseRoundProps {
  useCase: UseCase;
  ground: SectionGround;
}

/** One route of the trade, stop by stop: a drawing, and its numbered moments where it has them. */
export function UseRound({ useCase: { round, variants }, ground }: UseRoundProps) {
  const { title, note, image, events } = round;
  return (
    <Section id="round" labelledBy="round-title" ground={ground}>
      <div className={`frame use-round-${variants.round}`}>
        <SectionHeading
          id="round-title"
          title={title}
          aside={<p>{numbersUnbroken(note)}</p>}
          className="col-span-full"
        />
        {image && (
          <div className="use-round-picture mt-12">
            <PagePicture image={image} wideFrom={1024} className="w-full" />
          </div>
        )}
        {events.length > 0 && (
          <ol className="use-moments fit-columns mt-10 grid gap-6">
            {events.map(({ time, text }) => (
              <li key={time} className="use-moment">
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
