import type { AnchorHTMLAttributes, HTMLAttributes } from 'react';
import { useSearch } from '../state/search-context';
import type { Option } from './options';

export const RowGroup = ({ id, ...rest }: HTMLAttributes<HTMLElement>) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
  <div role="group" aria-labelledby={id} {...rest} />
);

export function LinkRow({ id, href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { active, follow } = useSearch();
  return (
    <a
      role="option"
      id={id}
      href={href}
      aria-selected={active?.id === id}
      tabIndex={-1}
      onClick={follow}
      {...rest}
    />
  );
}

interface ChoiceRowProps extends HTMLAttributes<HTMLElement> {
  option: Option;
}

export function ChoiceRow({ option, ...rest }: ChoiceRowProps) {
  const { active, choose } = useSearch();
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard at the field.
    <div
      role="option"
      id={option.id}
      aria-selected={active === option}
      onClick={() => choose(option)}
      {...rest}
    />
  );
}
