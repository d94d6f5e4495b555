import { threadClasses } from '@/components/ui/thread/thread';
import { type listedArticles, supportCategoryOf } from '@/lib/content/help';
import { HelpRow } from './help-row';
import './help-list.css';

/**
 * Help articles with type, difficulty, read time and views, in learning order; all of them stand in
 * the page. What the list is searched and sorted by stands with each.
 */
export const HelpList = ({
  articles,
}: {
  articles: Readonly<ReturnType<typeof listedArticles>>;
}) => (
  <ul data-desk="list">
    {articles.map((article) => (
      <li
        key={article.slug}
        className="help-item relative grid rule-b border-line"
        data-topic={article.category}
        data-updated={article.updated}
        data-views={article.views}
      >
        <span
          className={`help-stop ${threadClasses[supportCategoryOf(article.category).thread].color}`}
        >
          {/* Says it once the guide was read. */}
          <span data-desk="read" className="sr-only" />
        </span>
        <HelpRow {...article} />
      </li>
    ))}
  </ul>
);
