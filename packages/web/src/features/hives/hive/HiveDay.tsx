import type { GroupDay } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useToday } from '../../../platform/use-today.ts';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { groupErrorMessage } from '../group-error-message.ts';
import { hiveDayQuery } from '../hive-queries.ts';
import { AlikePairs } from './AlikePairs.tsx';
import styles from './HiveDay.module.css';

/** How the hive linked the pair of today, and who thinks like whom. */
export function HiveDay({ groupId, ownId }: { groupId: string; ownId: string }) {
  const date = useToday();
  const { data: day, error, refetch } = useQuery(hiveDayQuery(groupId, date));
  return (
    <div className={styles.day}>
      <Fault>{error ? groupErrorMessage('groupDay', error) : undefined}</Fault>
      {error && (
        <Button look="outline" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      )}
      {!day && !error && <Skeleton lines={5} />}
      {day?.covered && (
        <EmptyState
          picture={<Bee pose="sealing" size={120} />}
          title="Sealed until you have played"
          action={<ButtonLink to="/jinx/daily">Play today’s pair</ButtonLink>}
        >
          {waitingLine(day.finished)}
        </EmptyState>
      )}
      {day && !day.covered && (
        <>
          <Links day={day} ownId={ownId} />
          <AlikePairs pairs={day.alike ?? []} finished={day.finished} ownId={ownId} />
        </>
      )}
    </div>
  );
}

function waitingLine(finished: number): string {
  const then = 'Finish today’s pair, and you see how everybody linked it.';
  if (finished === 0) return `Nobody has finished yet. ${then}`;
  return finished === 1 ? `One of you has finished. ${then}` : `${finished} have finished. ${then}`;
}

function Links({ day, ownId }: { day: GroupDay; ownId: string }) {
  const [one, other] = day.pair ?? ['', ''];
  const links = day.links ?? [];
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        How the hive linked{' '}
        <em className={styles.pair}>
          {one} + {other}
        </em>
      </h2>
      {links.length === 0 && <p className={styles.line}>Nobody said a word before giving up.</p>}
      <ul className={styles.links}>
        {links.map(({ word, members }) => {
          const isOwn = members.some(({ userId }) => userId === ownId);
          const size = { '--count': Math.min(6, members.length) } as CSSProperties;
          return (
            <li key={word} className={styles.link} data-own={isOwn}>
              <span className={styles.word} style={size}>
                {word}
              </span>
              <span className={styles.who}>
                {members.map(({ userId, displayName }, index) => (
                  <span key={userId}>
                    {index > 0 && ', '}
                    {userId === ownId ? 'you' : <bdi>{displayName}</bdi>}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
