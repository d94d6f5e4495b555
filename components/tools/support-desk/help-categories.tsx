import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { threadClasses } from '@/components/ui/thread/thread';
import type { countedCategories } from '@/lib/content/help';
import { counted } from '@/lib/words/count';
import './help-categories.css';

type HelpCategory = ReturnType<typeof countedCategories>[number];

/** The last of an odd number has its row to itself. */
const isAlone = (index: number, count: number) => index === count - 1 && count % 2 === 1;

interface HelpCategoriesProps {
  title: string;
  categories: readonly HelpCategory[];
}

/** The categories as a ruled list in two columns; each is a link that filters the list below. */
export function HelpCategories({ title, categories }: HelpCategoriesProps) {
  return (
    <nav aria-labelledby="categories" className="help-categories frame">
      <h2 id="categories" className="mb-5 type-h3">
        {title}
      </h2>
      <ul className="rule-t-bold border-ink grid grid-cols-1 lg:grid-cols-2">
        {categories.map(({ id, name, description, thread, icon, href, articleCount }, index) => (
          <li
            key={id}
            className={isAlone(index, categories.length) ? 'help-category-alone' : undefined}
          >
            <a
              href={href}
              className={cx(
                'help-category grid h-full items-center rule-b border-line',
                index % 2 === 1 && 'help-category-right',
              )}
            >
              <span
                className={cx(
                  'help-glyph grid place-items-center rounded-large',
                  threadClasses[thread].tint,
                  threadClasses[thread].text,
                )}
              >
                <Icon name={icon} className="size-6" />
              </span>
              <span>
                <span className="help-category-name block type-h4">{name}</span>
                <span className="help-category-text mt-1 block text-ink-2">{description}</span>
              </span>
              {articleCount > 0 && (
                <span className="help-category-count type-label text-ink-3">
                  {counted(articleCount, 'guide')}
                </span>
              )}
              <Icon name="chevron-right" className="help-category-arrow" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
