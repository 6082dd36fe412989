import type { ReactNode } from 'react';
import { useTitle } from '../../ui/use-title.ts';
import styles from './AdminPage.module.css';

interface AdminPageProps {
  title: string;
  /** What the page is good for, in a sentence. */
  lead?: ReactNode;
  /** Buttons for the page as a whole. */
  actions?: ReactNode;
  children: ReactNode;
}

export function AdminPage({ title, lead, actions, children }: AdminPageProps) {
  useTitle(`${title} · Bee Jinx`);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
