import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { cx } from './cx';
import { Icon } from './icon';

declare module 'react' {
  // Invoker commands: the button opens or closes a dialog without script.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close' | undefined;
    commandfor?: string | undefined;
  }
}

export type ButtonLook = 'signal' | 'ink' | 'outline';
type ButtonSize = 'large' | 'medium' | 'small';

const looks: Record<ButtonLook, string> = {
  signal:
    'bg-signal text-on-signal shadow-[inset_0_-2px_0_rgb(14_31_27/.18)] hover:bg-signal-hover active:shadow-none',
  ink: 'bg-ink text-paper shadow-[inset_0_-2px_0_rgb(14_31_27/.18)] hover:bg-ink-hover active:shadow-none',
  outline: 'border-[1.5px] border-ink text-ink hover:bg-sunk active:bg-line',
};

const sizes: Record<ButtonSize, string> = {
  large: 'min-h-14 rounded-large px-6 text-[1.0625rem]',
  medium: 'min-h-12 rounded-control px-5',
  small: 'min-h-10 rounded-small px-4 text-[.9375rem] pointer-coarse:min-h-11',
};

/** The classes of a button, for elements that look like one (see `Button` and `ButtonLink`). */
function buttonClasses(look: ButtonLook, size: ButtonSize, className?: string): string {
  return cx(
    'inline-flex items-center justify-center gap-2.5 py-1 text-center font-semibold leading-tight',
    'transition-[background-color,box-shadow,translate] active:translate-y-px',
    // Forced colors drop the ground; an edge stays.
    'forced-colors:border-[1.5px]',
    'disabled:bg-disabled disabled:text-on-disabled disabled:border-transparent disabled:shadow-none disabled:translate-y-0',
    sizes[size],
    looks[look],
    className,
  );
}

interface Look {
  look: ButtonLook;
  size?: ButtonSize;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { loading?: boolean };

/** A button. While `loading` it turns a spinner; what it says meanwhile is its child's business. */
export function Button({
  look,
  size = 'medium',
  loading,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button type="button" className={buttonClasses(look, size, className)} {...rest}>
      {loading && <Icon name="loader-circle" className="size-5 animate-spin" />}
      {children}
    </button>
  );
}

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & Look & { href: string };

/** A link that looks like a button, for what leads to another page. */
export function ButtonLink({
  look,
  size = 'medium',
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a className={buttonClasses(look, size, className)} {...rest}>
      {children}
    </a>
  );
}
