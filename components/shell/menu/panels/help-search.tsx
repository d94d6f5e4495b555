import { cx } from '@/components/ui/cx';
import { inputClass } from '@/components/ui/field/input';
import { Icon } from '@/components/ui/icon/icon';
import type { Panels } from '@/lib/content/panels';

/** The search is an ordinary request of the Help Center. */
export function HelpSearch({ help }: { help: Panels['helpCenter'] }) {
  return (
    <div className="flex flex-col items-start bg-sunk px-5 pt-6 pb-5 xl:px-7">
      <Icon name="life-buoy" className="size-11 rounded-large bg-ink text-paper" />
      <a href={help.href} className="mt-5 type-h3 hover:underline">
        {help.label}
      </a>
      <p className="mt-2 text-[.9375rem] leading-[1.45] text-ink-2">{help.text}</p>
      <search className="mt-5 w-full">
        <form action={help.href} className="relative">
          <Icon
            name="search"
            className="pointer-events-none absolute inset-y-0 start-4 my-auto size-4.5"
          />
          <input
            type="search"
            name="q"
            aria-label={help.search}
            placeholder={help.search}
            className={cx(inputClass, 'ps-10 pe-2 text-[.9375rem]')}
          />
          {/* Enter sends; a screen reader may look for the button. */}
          <input type="submit" value="Search" tabIndex={-1} className="sr-only" />
        </form>
      </search>
      <p className="mt-auto flex items-center gap-2.5 pt-6 text-[.9375rem] font-medium">
        <span aria-hidden="true" className="size-2 rounded-full bg-teal" />
        <span>{help.promise}</span>
      </p>
    </div>
  );
}
