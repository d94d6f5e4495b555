import { PagePicture } from '@/components/picture/page-picture';
import { cx } from '@/components/ui/cx';
import { TitledSection } from '@/components/ui/section/titled-section';
import type { Highlight } from '@/content/products/types';
import { dayColumns, endsAlone, widthsOf } from './highlight-widths';
import './highlights.css';

interface Look {
  list: string;
  item: string;
  image: string;
  words: string;
  heading: string;
  text?: string;
  /** What sets a list of some length apart. */
  ownList?: (length: number) => string | false;
  /** What sets a single item apart. */
  own?: (index: number, length: number) => string | false | undefined;
}

const looks = {
  /** Cards of unequal widths. */
  cards: {
    list: 'highlight-cards mt-10 grid gap-6 sm:grid-cols-2',
    item: 'highlight-card',
    image: 'size-full object-cover',
    words: 'highlight-card-words',
    heading: 'type-h4',
    text: 'type-small',
    own: (index, length) => {
      const width = widthsOf(length)[index];
      const alone = index === length - 1 && endsAlone(length);
      return cx(width !== 'third' && `highlight-${width}`, alone && 'highlight-alone');
    },
  },
  /** Stops of one day, left to right; below 1024 px from top to bottom. */
  day: {
    list: 'highlight-day mt-14 grid gap-x-6 gap-y-10 sm:grid-cols-2',
    ownList: (length) => dayColumns(length) === 3 && 'highlight-day-thirds',
    item: 'highlight-stop relative grid content-start gap-2',
    image: 'highlight-object w-full',
    words: 'grid gap-2',
    heading: 'type-h4',
    own: (index, length) => ['highlight-stop-before-end', 'highlight-stop-end'][index - length + 2],
  },
  /** A ruled ledger in two columns. */
  ledger: {
    list: 'mt-10 grid rule-t-bold border-ink lg:grid-cols-2',
    item: 'highlight-entry grid items-center rule-b border-line',
    image: 'highlight-entry-image',
    words: 'grid gap-2',
    heading: 'type-h4',
    own: (index, length) =>
      (index % 2 === 1 && 'highlight-entry-right') ||
      (index === length - 1 && 'highlight-entry-alone'),
  },
  /** Rows of a ruled list. */
  rows: {
    list: 'mt-10 rule-t-bold border-ink',
    item: 'highlight-row grid items-center gap-y-3 rule-b border-line py-8',
    image: 'highlight-row-image w-full',
    words: 'highlight-row-words',
    heading: 'type-h3',
    text: 'max-w-[28rem]',
  },
} satisfies Record<string, Look>;

interface HighlightsProps {
  title: string;
  lead?: string;
  /** Links of the header land on items that have an id. */
  items: readonly (Highlight & { id?: string; time?: string })[];
  look?: keyof typeof looks;
}

/** Feature highlights, each with a picture of its own. */
export function Highlights({ title, lead, items, look = 'cards' }: HighlightsProps) {
  const { list, ownList, item, image, words, heading, text, own }: Look = looks[look];
  const List = look === 'day' ? 'ol' : 'ul';
  return (
    <TitledSection
      id="highlights"
      labelledBy="highlights-title"
      thread="left"
      className="highlights"
      title={title}
      aside={lead}
    >
      <List className={cx(list, ownList?.(items.length))}>
        {items.map((each, index) => (
          <li key={each.heading} id={each.id} className={cx(item, own?.(index, items.length))}>
            {each.time && <time className="highlight-time type-label">{each.time}</time>}
            <PagePicture image={each.image} className={image} />
            <div className={words}>
              <h3 className={heading}>{each.heading}</h3>
              <p className={cx('text-ink-2', text)}>{each.description}</p>
            </div>
          </li>
        ))}
      </List>
    </TitledSection>
  );
}
