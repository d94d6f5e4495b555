import { Day } from '@/components/ui/day/day';
import { Tag } from '@/components/ui/tag/tag';
import type { SupportPage } from '@/content/schemas/help';
import type { getUpdates } from '@/lib/content/help';
import { withCount } from '@/lib/words/counting';

interface RecentUpdatesProps {
  words: SupportPage['updates'];
  updates: ReturnType<typeof getUpdates>;
}

const shown = 5;

const kinds = {
  feature: { name: 'Feature', hue: 'cobalt' },
  update: { name: 'Update', hue: 'teal' },
  documentation: { name: 'Documentation', hue: 'plum' },
} as const;

/** What changed lately, each with its day and kind, leading to the guide that explains it. */
export const RecentUpdates = ({ words, updates }: RecentUpdatesProps) =>
  updates.length > 0 && (
    <section aria-labelledby="updates">
      <h2 id="updates" className="mb-5 type-h3">
        {words.title}
      </h2>
      <div className="rule-t-bold border-ink">
        <Updates updates={updates.slice(0, shown)} />
        {updates.length > shown && (
          <details className="help-updates-older">
            <summary className="w-fit py-4 font-semibold underline underline-offset-4">
              <span className="help-updates-more">{withCount(words.all, updates.length)}</span>
              <span className="help-updates-fewer">{words.fewer}</span>
            </summary>
            <Updates updates={updates.slice(shown)} />
          </details>
        )}
      </div>
    </section>
  );

const Updates = ({ updates }: Pick<RecentUpdatesProps, 'updates'>) => (
  <ul>
    {updates.map(({ id, title, date, type, href }) => {
      const { name, hue } = kinds[type];
      return (
        <li
          key={id}
          className="help-update relative flex flex-wrap items-center gap-x-4 gap-y-1 rule-b border-line py-4"
        >
          <Day date={date} className="type-label" />
          <a
            href={href}
            className="help-update-link font-semibold underline-offset-4 hover:underline cover-link"
          >
            {title}
          </a>
          <Tag className={`bg-${hue}-tint text-${hue}-text`}>{name}</Tag>
        </li>
      );
    })}
  </ul>
);
