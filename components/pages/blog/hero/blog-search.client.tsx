'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { longestSearch } from '@/lib/address/search-address';
import { blogAddress, readChoice } from '@/lib/blog/address';
import { pushAddress, replaceQuery, useAddressQuery } from '@/lib/hooks/use-address-query';

/** After the last key: the browser allows few changes of the address at a time. */
const pauseMs = 200;

/** The search box. The list follows the address it writes; without script it is a plain form. */
export function BlogSearch({ label }: { label: string }) {
  const query = useAddressQuery();
  const { search } = readChoice(query, []);
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);

  // An address that changes otherwise, such as by a shortcut or on the way to another page, wins.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is what changes
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      setTyped(null);
    },
    [query],
  );

  const write = (text: string) => {
    clearTimeout(timer.current);
    setTyped(null);
    if (text.trim() === search.trim()) return;
    const category = new URLSearchParams(query).get('category') ?? '';
    const address = blogAddress({ search: text, category });
    if (search === '' || text === '') pushAddress(address);
    else replaceQuery(address.split('?')[1] ?? '');
  };

  return (
    <search>
      <form
        className="mt-7 flex max-w-160 items-center gap-2 rounded-large rule border-transparent bg-surface p-1 text-ink scheme-light unprinted"
        action="/blog"
        onSubmit={(event) => {
          event.preventDefault();
          // Typed before this script ran, it is in the box alone.
          write(input.current?.value ?? search);
          document.getElementById('articles')?.focus();
        }}
      >
        <Icon name="search" className="ms-2 size-5 text-ink-3 max-sm:hidden" />
        <input
          ref={input}
          type="search"
          name="q"
          maxLength={longestSearch}
          aria-label={label}
          placeholder={label}
          className="blog-search-field min-h-12 min-w-0 flex-1 truncate rounded-small px-3 placeholder:text-ink-3"
          value={typed ?? search}
          onChange={({ target: { value } }) => {
            setTyped(value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => write(value), pauseMs);
          }}
        />
        <Button type="submit" variant="signal" aria-label="Search">
          <Icon name="search" className="size-5 sm:hidden" />
          <span className="max-sm:hidden">Search</span>
        </Button>
      </form>
    </search>
  );
}
