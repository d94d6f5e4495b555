import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';

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
  signal: 'button-signal',
  ink: 'button-ink',
  outline: 'button-outline',
};

const sizes: Record<ButtonSize, string> = {
  large: 'min-h-14 rounded-large px-6',
  medium: 'min-h-12 rounded-control px-5',
  small: 'min-h-10 rounded-small px-4 text-[.9375rem] pointer-coarse:min-h-11',
};

/** The classes of a button, for elements that look like one (see `Button` and `ButtonLink`). */
function buttonClasses(look: ButtonLook, size: ButtonSize, className?: string): string {
  return cx('button', looks[look], sizes[size], className);
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
