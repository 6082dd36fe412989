import type { ReactNode } from 'react';
import styles from './layout.module.css';

interface SectionHeadProps {
  children: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string | undefined;
  level?: 2 | 3 | undefined;
  /** In pixels of the type scale; `20 to 24` grows on a desktop. */
  size?: '20' | '24' | '20 to 24' | undefined;
  /** Links or buttons at the end of the heading's line. */
  actions?: ReactNode;
}

export function SectionHead({ children, id, level = 2, size = '20', actions }: SectionHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const heading = (
    <Heading id={id} className={styles.heading} data-size={size}>
      {children}
    </Heading>
  );
  if (actions === undefined) return heading;
  return (
    <div className={styles.head}>
      {heading}
      {actions}
    </div>
  );
}
