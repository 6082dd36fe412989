import type { ComponentProps, ElementType } from 'react';
import styles from './VisuallyHidden.module.css';

/** The class alone, for a control inside its label. */
export const visuallyHidden = styles.hidden;

/** Text for screen readers alone. */
export function VisuallyHidden<Tag extends ElementType = 'span'>({
  as,
  ...rest
}: Omit<ComponentProps<Tag>, 'as' | 'className'> & { as?: Tag }) {
  const Element: ElementType = as ?? 'span';
  return <Element {...rest} className={visuallyHidden} />;
}
