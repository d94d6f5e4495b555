import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon/icon';
import { Section } from '@/components/ui/section/section';
import type { TestimonialsPage } from '@/content/testimonials/types';
import type { trades as everyTrade } from '@/lib/content/testimonials';

type TradeCardsProps = TestimonialsPage['industries'] & { trades: typeof everyTrade };

/** Industries and the companies heard of them, each leading to its page; nothing where there are none. */
export function TradeCards({ title, heard, trades }: TradeCardsProps) {
  if (trades.length === 0) return null;
  return (
    <Section labelledBy="trades-title">
      <div className="frame">
        <h2 id="trades-title" className="type-h2">
          {title}
        </h2>
        <ul className="fit-columns mt-10 grid gap-6">
          {trades.map(({ id, hue, picture, pictureAlt, href, companies, ...trade }) => (
            <li
              key={id}
              className={`relative flex flex-col overflow-clip rounded-card scheme-dark text-ink bg-${hue}-deep`}
            >
              <Picture name={picture} alt={pictureAlt} className="w-full object-cover" />
              <div className="flex grow flex-col gap-2 rule-t border-line px-6 py-5">
                <h3 className="type-h4">
                  <a href={href} className="cover-link hover:underline">
                    {trade.title}
                  </a>
                </h3>
                <p className="text-ink-2">{trade.text}</p>
                <p className="mt-auto flex items-center justify-between gap-4 type-small">
                  {heard}: {companies.join(', ')}
                  <Icon name="arrow-right" className="size-5" />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
