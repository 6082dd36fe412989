import type { GroupDay, Member } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useToday } from '../../../platform/use-today.ts';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { hiveDayQuery } from '../hive-queries.ts';
import styles from './HiveDay.module.css';
import { HiveSwarm } from './HiveSwarm.tsx';
import { QueryState } from './QueryState.tsx';

/** How the hive linked today's pair, and who thinks alike. */
export function HiveDay({ groupId, ownId }: { groupId: string; ownId: string }) {
  const date = useToday();
  const query = useQuery(hiveDayQuery(groupId, date));
  const { data: day } = query;
  return (
    <Stack gap={5}>
      <HiveSwarm groupId={groupId} />
      <QueryState query={query} call="groupDay" lines={5} />
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
    </Stack>
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
    <Stack as="section" gap={3}>
      <h2 className={styles.heading}>
        How the hive linked{' '}
        <em className={styles.pair}>
          {one} + {other}
        </em>
      </h2>
      {links.length === 0 && <p className={styles.line}>Nobody said a word before giving up.</p>}
      <Stack as="ul" gap={3}>
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
      </Stack>
    </Stack>
  );
}

interface AlikePairsProps {
  pairs: NonNullable<GroupDay['alike']>;
  finished: number;
  ownId: string;
}

/** Pairs of members who think alike; the player's own come first. */
function AlikePairs({ pairs, finished, ownId }: AlikePairsProps) {
  const isMine = ({ members }: AlikePairsProps['pairs'][number]) =>
    members.some(({ userId }) => userId === ownId);
  const shown = [...pairs.filter(isMine), ...pairs.filter((pair) => !isMine(pair))];
  return (
    <Stack as="section" gap={3}>
      <h2 className={styles.heading}>Who thinks like whom</h2>
      {shown.length === 0 && (
        <p className={styles.line}>
          {finished < 2
            ? 'It takes two who have finished.'
            : 'No two of you said the same word in the same round. Originals, all of you.'}
        </p>
      )}
      <Stack as="ul" gap={3}>
        {shown.map(({ members: [one, other], shared, of }) => (
          <li key={one.userId + other.userId} className={styles.couple}>
            <span className={styles.faces}>
              <Avatar userId={one.userId} name={one.displayName} size="s" isDecorative />
              <Avatar userId={other.userId} name={other.displayName} size="s" isDecorative />
            </span>
            <span>
              <b className={styles.names}>
                <Name person={one} ownId={ownId} /> and <Name person={other} ownId={ownId} />
              </b>
              <span className={styles.line}>
                {shared === of && of > 1
                  ? `The same word in all ${of} rounds`
                  : `The same word in ${shared} of ${of} ${of === 1 ? 'round' : 'rounds'}`}
              </span>
            </span>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Name({
  person,
  ownId,
}: {
  person: Pick<Member, 'userId' | 'displayName'>;
  ownId: string;
}) {
  return person.userId === ownId ? 'You' : <bdi>{person.displayName}</bdi>;
}
