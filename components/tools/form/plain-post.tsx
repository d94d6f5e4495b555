import { cx } from '@/components/ui/cx';
import { env } from '@/lib/env';
import { type Endpoint, honeypotOf } from '@/lib/forms/endpoint';

/** Tells password managers that nothing of theirs belongs here. */
const unmanaged = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

interface PlainPostProps {
  endpoint: Endpoint | null;
  /** Where a plain POST leads to. */
  sent: `/${string}#${string}`;
}

/** What a form carries for its endpoint, and a field that only programs fill in. */
export function PlainPost({ endpoint, sent }: PlainPostProps) {
  if (!endpoint) return null;
  const { constants, thanks } = endpoint;
  const hidden = { ...constants, ...(thanks && { [thanks]: env.siteUrl + sent }) };
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label aria-hidden="true" className="sr-only">
        <span>Leave this field empty</span>
        <input name={honeypotOf(endpoint)} tabIndex={-1} autoComplete="off" {...unmanaged} />
      </label>
    </>
  );
}

/** No class: it would weigh on every page. */
const belowHeader = { scrollMarginTop: 104 };

interface PlainThanksProps {
  id: string;
  words: string;
  /** Where the page has no margin of its own. */
  inset?: boolean;
}

/** Says that a form was sent, where a plain POST comes back to its address. */
export const PlainThanks = ({ id, words, inset }: PlainThanksProps) => (
  <p
    id={id}
    style={belowHeader}
    className={cx(
      'mt-4 hidden w-fit rounded-control bg-success-ground px-4 py-3 font-semibold text-success target:block',
      inset && 'mx-(--page-margin)',
    )}
  >
    {words}
  </p>
);
