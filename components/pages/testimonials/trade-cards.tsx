import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon/icon';
import { Section } from '@/components/ui/section/section';
import type { TestimonialsPage } from '@/content/testimonials/types';
import type { trades as everyTrade } from '@/lib/content/testimonials';

type TradeCardsProps = Pick<TestimonialsPage['industries'], 'title'> & {
  trades: typeof everyTrade;
};

/** Industries of the quotes, each leading to its page; nothing where there are none. */
export function TradeCards({ title, trades }: TradeCardsProps) {
  if (trades.length === 0) return null;
  return (
    <Section labelledBy="trades-title">
      <div className="frame">
        <h2 id="trades-title" className="type-h2">
          {title}
        </h2>
        <ul className="fit-columns mt-10 grid gap-6">
          {trades.map(({ id, hue, picture, pictureAlt, href, ...trade }) => (
            <li
              key={id}
              className={`relative flex flex-col overflow-clip rounded-card scheme-dark text-ink bg-${hue}-deep`}
            >
              <Picture name={picture} alt={pictureAlt} className="w-full object-cover" />
              <div className="flex grow flex-col gap-2 rule-t border-line px-6 py-5">
                <h3 className="flex items-center justify-between gap-4 type-h4">
                  <a href={href} className="cover-link hover:underline">
                    {trade.title}
                  </a>
                  <Icon name="arrow-right" className="size-5" />
                </h3>
                <p className="text-ink-2">{trade.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
