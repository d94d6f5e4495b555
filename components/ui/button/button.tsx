import type { AnchorHTMLAttributes, ComponentProps } from 'react';
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

const sizes = {
  large: 'min-h-14 rounded-large px-6',
  medium: 'min-h-12 rounded-control px-5',
  small: 'min-h-10 rounded-small px-4 text-[.9375rem] pointer-coarse:min-h-11',
};

interface Look {
  look: ButtonLook;
  size?: keyof typeof sizes;
  className?: string | undefined;
}

const classesOf = ({ look, size = 'medium', className }: Look): string =>
  cx(`button button-${look}`, sizes[size], className);

type ButtonProps = ComponentProps<'button'> & Look & { loading?: boolean };

/** A button. While `loading` it turns a spinner beside its child, a text. */
export function Button({ look, size, loading, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={classesOf({ look, size, className })} {...rest}>
      {loading === undefined ? (
        children
      ) : (
        <>
          {loading && <Icon name="loader-circle" className="size-5 animate-spin" />}
          <span>{children}</span>
        </>
      )}
    </button>
  );
}

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & Look & { href: string };

/** A link that looks like a button, for what leads to another page. */
export const ButtonLink = ({ look, size, className, ...rest }: ButtonLinkProps) => (
  <a className={classesOf({ look, size, className })} {...rest} />
);
