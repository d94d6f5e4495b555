import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { isTouch, matches } from '@/lib/browser/media';
import { searchWords } from '@/lib/content/search';
import { SearchBody } from './search-body';
import { SearchFoot } from './search-foot';
import { SearchContext, useNewSearch } from './state/search-context';
import './search.css';
import { replaceQuery } from '@/lib/hooks/use-address-query';

/** A shorter promise where the field is short. */
const placeholder = () =>
  matches('(width < 768px)') ? searchWords.placeholderShort : searchWords.placeholder;

/** The search: a field, which keeps the focus, and a list, by the W3C's pattern of a combobox. */
export function SearchDialog({ words, onClose }: { words: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [hint] = useState(placeholder);
  const followed = useRef(false);
  const close = (toResult = false) => {
    followed.current = toResult;
    dialog.current?.close();
  };
  const search = useNewSearch(words, close);
  const closed = () => {
    if (!followed.current) leaveSearch();
    onClose();
  };

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    field.current?.focus();
    // Behind the words of an address, to go on typing.
    field.current?.setSelectionRange(words.length, words.length);
  }, [words]);

  // A button that took itself away, such as 'Try again', leaves the focus nowhere; so does a press
  // on a row without a link, which browsers give to the dialog itself.
  useEffect(() => {
    const { activeElement } = document;
    if (!dialog.current?.open) return;
    if (dialog.current !== activeElement && dialog.current.contains(activeElement)) return;
    // Under a finger the field would raise the keyboard over what came.
    (isTouch() ? title : field).current?.focus();
  });

  /** Escape takes back the words first, wherever the focus is; with none it closes, as dialogs do. */
  const takeBack = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || search.text === '') return;
    event.preventDefault();
    search.type('');
    field.current?.focus();
  };

  return (
    <div className="search">
      <dialog
        ref={dialog}
        aria-labelledby="search-title"
        closedby="any"
        onClose={closed}
        onKeyDown={takeBack}
        className="dialog search-dialog inset-x-0 top-22 bottom-auto m-0 mx-auto h-auto w-[1080px] rounded-modal rule border-line bg-surface shadow-3 max-md:inset-y-0 max-md:h-dvh max-md:w-screen max-md:rounded-none max-md:[border-width:0]"
      >
        <h2 ref={title} id="search-title" tabIndex={-1} className="sr-only">
          {searchWords.title}
        </h2>
        <div className="flex min-h-19 flex-none items-center gap-4 rule-b-bold border-line px-6 has-[input:focus]:border-ink max-md:min-h-16 max-md:gap-3 max-md:px-4">
          <Icon name="search" className="size-6" />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={searchWords.title}
            aria-autocomplete="list"
            aria-expanded={search.options.length > 0}
            aria-controls="search-list"
            aria-activedescendant={search.active?.id}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            placeholder={hint}
            value={search.text}
            onChange={({ target }) => search.type(target.value)}
            onKeyDown={search.onKeyDown}
            className="search-field min-w-0 flex-1 self-stretch type-h4 caret-signal placeholder:font-normal placeholder:text-ellipsis placeholder:text-ink-3 max-md:text-[1.25rem]"
          />
          <button
            type="button"
            className="-me-1.5 min-h-11 shrink-0 rounded-small px-1.5 font-semibold hover:underline"
            onClick={() => close()}
          >
            Close
          </button>
        </div>
        <SearchContext value={search}>
          <SearchBody />
          <SearchFoot />
        </SearchContext>
      </dialog>
    </div>
  );
}

/** Takes the words out of the address that opened the search: a reload shows the page alone. */
function cleanAddress(): void {
  const fields = new URLSearchParams(window.location.search);
  if (!fields.has('search')) return;
  fields.delete('search');
  replaceQuery(fields.toString());
}

/** Where the browser had nothing to give the focus back to, the search's button takes it. */
function returnFocus(): void {
  const { activeElement, body } = document;
  // For a moment what has it is still in the dialog that went.
  if (activeElement !== body && !activeElement?.closest('dialog:not([open])')) return;
  const buttons = document.querySelectorAll<HTMLElement>('button[commandfor="search"]');
  const shown = [...buttons].find((button) => button.checkVisibility());
  shown?.focus({ preventScroll: true });
}

/** Leaves the page as it was before the search opened; it was not left for a result. */
function leaveSearch(): void {
  cleanAddress();
  returnFocus();
}
