import type { ComponentPropsWithoutRef } from 'react';
import { cx } from '../cx';
import './prose.css';

type ProseProps = ComponentPropsWithoutRef<'section'> & {
  as?: 'div' | 'section';
  size?: 'normal' | 'large';
};

export function Prose({ as: Tag = 'div', size = 'normal', className, ...rest }: ProseProps) {
  return <Tag className={cx('prose', size === 'large' && 'prose-large', className)} {...rest} />;
}
