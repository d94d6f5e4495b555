import { Icon } from '@/components/ui/icon/icon';
import { Stops } from '@/components/ui/thread/stops';
import type { HelpArticle } from '@/content/help/types';
import type { ArticleWords } from '@/content/schemas/help';
import { routes } from '@/lib/routes';
import { CopyAddress } from './copy-address.client';
import { HelpfulVote } from './helpful-vote.client';
import './guide-end.css';

interface GuideEndProps {
  article: HelpArticle;
  /** The guide's whole address, for sharing. */
  address: string;
  words: ArticleWords;
}

const mailTo = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/** Where to go after a guide, whether it helped, and how to pass it on. */
export function GuideEnd({ article, address, words }: GuideEndProps) {
  return (
    <>
      {article.next.length > 0 && (
        <section aria-labelledby="next" className="rule-t-bold border-ink pt-6 pb-4">
          <h2 id="next" className="type-h4">
            {words.next}
          </h2>
          <Stops joined className="guide-next mt-2">
            {article.next.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className="block py-2 pl-8 font-semibold underline-offset-4 hover:underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </Stops>
        </section>
      )}
      <HelpfulVote article={article.slug} words={words.vote} />
      <p className="guide-foot mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 unprinted">
        <a href={routes.support} className="col-span-full mr-auto text-link">
          <Icon name="arrow-left" className="" />
          {words.back}
        </a>
        <CopyAddress address={address} words={words.share} />
        <a href={mailTo(article.title, address)} className="help-share">
          <Icon name="mail" className="size-4.5" />
          {words.share.email}
        </a>
      </p>
    </>
  );
}
