import { Icon } from '@/components/ui/icon/icon';
import type { countedCategories } from '@/lib/content/help';
import { counted } from '@/lib/words/count';

interface HelpCategoriesProps {
  title: string;
  categories: Readonly<ReturnType<typeof countedCategories>>;
}

/** The categories; each is a link that filters the list below. */
export const HelpCategories = ({ title, categories }: HelpCategoriesProps) => (
  <nav aria-labelledby="categories" className="@container frame mt-14 lg:mt-20">
    <h2 id="categories" className="mb-5 type-h3">
      {title}
    </h2>
    <ul className="grid grid-cols-1 rule-t-bold border-ink lg:grid-cols-2">
      {categories.map(({ id, name, description, hue, icon, href, articleCount }) => (
        <li key={id} className="group lg:last:odd:col-span-full">
          <a
            href={href}
            className="help-category group/category grid h-full grid-cols-[52px_minmax(0,1fr)_auto] items-center gap-x-5 gap-y-0.5 rule-b border-line py-6 @max-[14rem]:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[52px_minmax(0,1fr)_auto_auto] lg:py-7 lg:group-odd:pe-10 lg:group-even:[border-inline-start-width:1px] lg:group-even:ps-10"
          >
            <span
              className={`row-span-2 grid size-13 place-items-center self-start rounded-large @max-[14rem]:col-span-full @max-[14rem]:row-span-1 lg:row-span-1 lg:self-center bg-${hue}-tint text-${hue}-text`}
            >
              <Icon name={icon} className="size-6" />
            </span>
            <span>
              <span className="help-category-name block type-h4 decoration-2 underline-offset-[5px] [overflow-wrap:anywhere] group-hover/category:underline group-aria-current/category:underline">
                {name}
              </span>
              <span className="mt-1 block text-[1rem] text-ink-2">{description}</span>
            </span>
            {articleCount > 0 && (
              <span className="col-start-2 type-label text-ink-3 @max-[14rem]:col-start-1 lg:col-start-3 lg:row-start-1">
                {counted(articleCount, 'guide')}
              </span>
            )}
            <Icon
              name="chevron-right"
              className="col-start-3 row-span-2 row-start-1 size-5.5 [transition:translate_120ms_ease-out] group-hover/category:[translate:calc(3px*var(--forward))] @max-[14rem]:col-start-2 @max-[14rem]:row-start-2 lg:col-start-4 lg:row-span-1"
            />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
