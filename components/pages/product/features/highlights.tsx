import { PagePicture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { TitledSection } from '@/components/ui/section/section';
import type { ProductContent } from '@/content/schemas/products';
import type { Marks } from '@/lib/plans/marks';
import { timeOfDay } from '@/lib/words/time-words';
import { numbersUnbroken } from '@/lib/words/unbroken';
import { PlanMark } from './plan-mark';
import './highlights.css';

/** Cards in unequal pairs before the rows of three, by how many the last of these would hold. */
const pairs = [[], ['narrow', 'wide', 'wide', 'narrow'], ['narrow', 'wide']];

type HighlightsProps = ProductContent['highlights'] & Marks;

/** What a product does, each with a picture of its own: cards, or a ruled list such as the stops of a day. */
export function Highlights({ title, lead, items, variant, common, marks }: HighlightsProps) {
  const cards = variant === 'cards';
  // A drawing with a cut for narrow windows is too wide for half a row; the others pair up.
  const lastOfPairs = items.findLastIndex(({ image }) => !image.narrow);
  const odd = items.filter(({ image }) => !image.narrow).length % 2 === 1;
  const List = items.some(({ time }) => time) ? 'ol' : 'ul';
  return (
    <TitledSection
      id="highlights"
      labelledBy="highlights-title"
      ground="sunk"
      route="left"
      title={title}
      aside={
        (lead || common) && (
          <>
            {lead && <p>{lead}</p>}
            <PlanMark>{common}</PlanMark>
          </>
        )
      }
    >
      <List
        className={cx(
          'mt-10 grid grid-cols-1',
          cards
            ? 'highlight-cards grid-flow-dense gap-6 sm:grid-cols-2'
            : 'gap-x-16 lg:grid-cols-2',
        )}
      >
        {items.map(({ heading, description, image, id, time }, index, { length }) => (
          <li
            key={heading}
            id={id}
            className={
              cards
                ? cx(
                    `highlight-card grid highlight-card-${pairs[length % 3]?.[index] ?? 'third'}`,
                    'overflow-clip rounded-card rule border-line bg-surface',
                    (image.narrow || (odd && index === lastOfPairs)) && 'sm:col-span-full',
                  )
                : 'highlight-row grid items-start gap-x-6 gap-y-3 rule-t border-line py-6'
            }
          >
            <PagePicture
              image={image}
              className={cards ? 'size-full object-cover' : 'w-full max-w-96'}
            />
            <div className={cx('grid content-start gap-2', cards && 'px-6 py-5')}>
              {time && (
                <time dateTime={time} className="type-label">
                  {timeOfDay(time)}
                </time>
              )}
              <h3 className="type-h4">{heading}</h3>
              <PlanMark>{marks[index]}</PlanMark>
              <p className={cx('text-ink-2', cards && 'type-small')}>
                {numbersUnbroken(description)}
              </p>
            </div>
          </li>
        ))}
      </List>
    </TitledSection>
  );
}
