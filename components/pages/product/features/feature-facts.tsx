import { CheckItem } from '@/components/ui/check/check-item';
import { cx } from '@/components/ui/cx';
import { TextLink } from '@/components/ui/link/link';
import { ProseTable } from '@/components/ui/prose/prose-table';
import { hueClasses } from '@/components/ui/route/hues';
import type { FeatureText } from '@/content/schemas/features';

/** Facts of a feature as ruled rows, of which readings on a route stand larger; a table; small print. */
export const FeatureFacts = ({
  facts,
  table,
  note,
}: Pick<FeatureText, 'facts' | 'table' | 'note'>) => (
  <>
    {facts && (
      <dl className="rule-t-bold border-ink">
        {facts.map(({ label, value, hue }) => (
          <div
            key={label}
            className={cx(
              'flex items-center justify-between gap-4 rule-b border-line py-3',
              hue && hueClasses[hue].color,
            )}
          >
            <dt className={cx(hue && 'route-dash flex items-center gap-3')}>{label}</dt>
            <dd className={cx('font-semibold', hue && 'type-h4')}>{value}</dd>
          </div>
        ))}
      </dl>
    )}
    {table && <ProseTable {...table} bare />}
    {note && <p className="type-small text-ink-2">{note}</p>}
  </>
);

type FeaturePointsProps = Pick<FeatureText, 'heading' | 'List' | 'link'> & {
  layout: 'grid' | 'flex flex-wrap';
};

/** The points of a feature and its link, with the feature's name for those who hear links one by one. */
export const FeaturePoints = ({ heading, List, link, layout }: FeaturePointsProps) => (
  <>
    {List && (
      <ul className={cx('gap-x-10 gap-y-3 type-small font-medium', layout)}>
        {List.map((item) => (
          <CheckItem key={item}>{item}</CheckItem>
        ))}
      </ul>
    )}
    {link && (
      <TextLink href={link.href} className="mt-2 justify-self-start">
        {link.label}
        <span className="sr-only">: {heading}</span>
      </TextLink>
    )}
  </>
);
