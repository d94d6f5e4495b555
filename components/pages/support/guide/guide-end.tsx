import { Icon } from '@/components/ui/icon/icon';
import type { HelpArticle } from '@/content/help/types';
import { routes } from '@/lib/routes';
import { CopyAddress } from './copy-address.client';
import { HelpfulVote } from './helpful-vote.client';
import './guide-end.css';

interface GuideEndProps {
  article: HelpArticle;
  /** The guide's whole address, for sharing. */
  address: string;
  words: {
    next: string;
    vote: { question: string; yes: string; no: string };
    share: { copy: string; copied: string; failed: string; email: string };
    back: string;
  };
}

const mailTo = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/** Where to go after a guide, whether it helped, and how to pass it on. */
export function GuideEnd({ article, address, words }: GuideEndProps) {
  return (
    <>
      <section aria-labelledby="next" className="guide-next">
        <h2 id="next" className="type-h4">
          {words.next}
        </h2>
        <ul className="guide-next-list">
          {article.next.map(({ label, href }) => (
            <li key={href} className="guide-next-stop">
              <a href={href} className="guide-next-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <HelpfulVote article={article.slug} words={words.vote} />
      <p className="guide-foot unprinted">
        <a href={routes.support} className="guide-back text-link">
          <Icon name="arrow-left" className="" />
          {words.back}
        </a>
        <CopyAddress address={address} words={words.share} />
        <a href={mailTo(article.title, address)} className="help-share">
          <Icon name="mail" className="help-icon" />
          {words.share.email}
        </a>
      </p>
    </>
  );
}
