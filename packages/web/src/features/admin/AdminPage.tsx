import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Inline, Stack } from '../../ui/layout/Stack.tsx';
import { useTitle } from '../../ui/use-title.ts';
import styles from './AdminPage.module.css';

interface AdminPageProps {
  title: string;
  /** What the page is for, in a sentence. */
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
        <Stack gap={2}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </Stack>
        {actions !== undefined && <Inline gap={2}>{actions}</Inline>}
      </header>
      {children}
    </div>
  );
}

interface AdminPanelProps {
  title: string;
  /** Beside the title: a button, a choice. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a page with a title. */
export function AdminPanel({ title, aside, children }: AdminPanelProps) {
  const id = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h2 id={id} className={styles.panelTitle}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Stack>
  );
}

/** Admin queries are refetched by a press only: each request is a line in the audit trail. */
export function RefetchButton({
  queries,
}: {
  queries: readonly Pick<UseQueryResult, 'isFetching' | 'refetch'>[];
}) {
  return (
    <Button
      variant="outline"
      size="small"
      isBusy={queries.some(({ isFetching }) => isFetching)}
      onClick={() => {
        for (const { refetch } of queries) void refetch();
      }}
    >
      Look again
    </Button>
  );
}
