import type { ComponentPropsWithoutRef } from 'react';
import { cx } from '../cx';
import './prose.css';

type ProseProps = ComponentPropsWithoutRef<'section'> & {
  as?: 'div' | 'section';
  /** 'large' for what is read from end to end. */
  size?: 'normal' | 'large';
};

/** A stretch of long text; its paragraphs, lists and links need no class names of their own. */
export function Prose({ as: Tag = 'div', size = 'normal', className, ...rest }: ProseProps) {
  return <Tag className={cx('prose', size === 'large' && 'prose-large', className)} {...rest} />;
}
