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

type ButtonVariant = 'signal' | 'ink' | 'outline';

const sizes = {
  large: 'min-h-14 rounded-large px-6',
  medium: 'min-h-12 rounded-control px-5',
  small: 'min-h-10 rounded-small px-4 text-[.9375rem] pointer-coarse:min-h-11',
};

interface Appearance {
  variant: ButtonVariant;
  size?: keyof typeof sizes;
  className?: string | undefined;
}

const classesOf = ({ variant, size = 'medium', className }: Appearance): string =>
  cx(`button button-${variant}`, sizes[size], className);

type ButtonProps = ComponentProps<'button'> & Appearance & { loading?: boolean };

/** A button. While `loading` it turns a spinner beside its child, a text. */
export function Button({ variant, size, loading, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={classesOf({ variant, size, className })} {...rest}>
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

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & Appearance & { href: string };

export const ButtonLink = ({ variant, size, className, ...rest }: ButtonLinkProps) => (
  <a className={classesOf({ variant, size, className })} {...rest} />
);

export const demoDialogId = 'demo-dialog';

/** What makes a button open the demo dialog, with script or without. */
export const opensDemo = {
  command: 'show-modal',
  commandfor: demoDialogId,
  'aria-haspopup': 'dialog',
} as const;

/** What makes a link start the free trial, in the web app and a tab of its own. */
export const opensTrial = {
  href: `${process.env.NEXT_PUBLIC_APP_URL}/signup`,
  target: '_blank',
  rel: 'noopener',
} as const;
