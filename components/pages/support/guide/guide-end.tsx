import { Icon } from '@/components/ui/icon/icon';
import { Island } from '@/components/ui/island/island.client';
import { StopLink, Stops } from '@/components/ui/route/stops';
import type { HelpArticle } from '@/content/help/types';
import type { ArticleWords } from '@/content/schemas/help';
import { type helpPageOf, helpPath } from '@/lib/content/help';
import { type Href, routes } from '@/lib/routes';
import { CopyAddress } from './copy-address.client';
import { HelpfulVote } from './helpful-vote.client';

interface GuideEndProps extends Partial<ReturnType<typeof helpPageOf>> {
  article: HelpArticle;
  address: string;
  words: ArticleWords;
}

/** Where to go after a guide, whether it helped, and how to pass it on. */
export function GuideEnd({ article, address, previous, following, words }: GuideEndProps) {
  // What comes before and after in the order of the guides has its place beside the next stops.
  const neighbors = [previous, following].map((guide) => guide && helpPath(guide.slug));
  const next = article.next.filter(({ href }) => !neighbors.some((path) => path === href));
  const [subject, body] = [article.title, address].map((text) => encodeURIComponent(text));
  return (
    <>
      <div className="grid gap-x-10 gap-y-6 rule-t-bold border-ink pt-6 pb-4 md:grid-cols-2">
        {next.length > 0 && (
          <nav aria-labelledby="next">
            <h2 id="next" className="type-h4">
              {words.next}
            </h2>
            <Stops joined className="mt-2 font-semibold">
              {next.map(({ label, href }) => (
                <li key={href}>
                  <StopLink href={href}>{label}</StopLink>
                </li>
              ))}
            </Stops>
          </nav>
        )}
        {(previous || following) && (
          <nav aria-labelledby="neighbors">
            <h2 id="neighbors" className="type-h4">
              {words.neighbors.label}
            </h2>
            {previous && <GuideLink kind={words.neighbors.previous} {...neighbor(previous)} />}
            {following && <GuideLink kind={words.neighbors.following} {...neighbor(following)} />}
          </nav>
        )}
      </div>
      <Island name="helpful vote">
        <HelpfulVote article={article.slug} words={words.vote} />
      </Island>
      <div className="guide-foot mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 unprinted">
        <a href={routes.support} className="text-link">
          <Icon name="arrow-left" className="" />
          {words.back}
        </a>
        <div className="flex gap-6 text-[.9375rem] font-semibold">
          <Island
            name="copy link"
            instead="Copying does not work right now. Copy the address of this page instead."
          >
            <CopyAddress address={address} words={words.share} />
          </Island>
          <a
            href={`mailto:?subject=${subject}&body=${body}`}
            className="flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
          >
            <Icon name="mail" className="size-4.5" />
            {words.share.email}
          </a>
        </div>
      </div>
    </>
  );
}

const neighbor = ({ title, slug }: HelpArticle) => ({ label: title, href: helpPath(slug) });

export const GuideLink = ({ kind, label, href }: { kind: string; label: string; href: Href }) => (
  <p className="py-2">
    <span className="block type-label text-ink-3">{kind}</span>
    <a href={href} className="font-semibold underline-offset-4 hover:underline">
      {label}
    </a>
  </p>
);
