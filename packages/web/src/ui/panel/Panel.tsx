import { type ReactNode, useId } from 'react';
import { SectionHead } from '../layout/SectionHead.tsx';
import styles from './Panel.module.css';

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <SectionHead id={id} size="24">
        {title}
      </SectionHead>
      {children}
    </section>
  );
}
