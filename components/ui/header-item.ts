/** The classes of an entry in the header's row; the current page sits on sunk. */
export const headerItemClasses =
  'inline-flex min-h-11 items-center gap-1 @min-[87.5rem]:gap-1.5 rounded-small px-2 font-medium leading-tight whitespace-nowrap text-[.875rem] hover:bg-sunk aria-[current=page]:bg-sunk @min-[80rem]:px-2.5 @min-[80rem]:text-[.9375rem] @min-[87.5rem]:px-3.25 @min-[87.5rem]:text-[.96875rem]';
