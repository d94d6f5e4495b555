import { PagePicture } from '@/components/picture/picture';
import { Section, SectionHeading } from '@/components/ui/section/section';
import { numbersUnbroken } from '@/lib/words/unbroken';
import type { UseCasePartProps } from './use-case-part';
import './use-case-route.css';

/** One route of the trade, stop by stop: a drawing, and its numbered moments where it has them. */
export function UseCaseRoute({ useCase: { route, variants }, ground }: UseCasePartProps) {
  const { title, note, image, events } = route;
  return (
    <Section id="round" labelledBy="round-title" ground={ground}>
      <div className={`frame use-case-route-${variants.route}`}>
        <SectionHeading
          id="round-title"
          title={title}
          aside={numbersUnbroken(note)}
          className="col-span-full"
        />
        {image && (
          <div className="use-case-route-picture mt-12">
            <PagePicture image={image} wideFrom={1024} className="w-full" />
          </div>
        )}
        {events.length > 0 && (
          <ol className="use-case-moments fit-columns mt-10 grid gap-6">
            {events.map(({ time, text }) => (
              <li key={time} className="use-case-moment">
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
