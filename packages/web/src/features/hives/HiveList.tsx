import type { Group } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePlayer } from '../../domain/account/player.ts';
import { hivePath } from '../../domain/hives/groups.ts';
import { CountBadge } from '../../ui/badge/Badge.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { RowLink } from '../../ui/row/Row.tsx';
import { RowList } from '../../ui/row/RowList.tsx';
import { RowLine, RowText } from '../../ui/row/RowText.tsx';
import { groupErrorMessage } from './group-error-message.ts';
import styles from './HiveList.module.css';
import { HiveMark } from './HiveMark.tsx';
import { formatMemberCount, friendsLabel } from './hive-labels.ts';
import { friendsGroupQuery } from './hive-queries.ts';

interface HiveRowProps {
  to: string;
  mark: ReactNode;
  name: string;
  line: string;
  badge?: ReactNode;
}

function HiveRow({ to, mark, name, line, badge }: HiveRowProps) {
  const end = (
    <>
      {badge}
      <Icon name="forward" />
    </>
  );
  return (
    <RowLink to={to} mark={mark} end={end}>
      <RowText name={name}>
        <RowLine>{line}</RowLine>
      </RowText>
    </RowLink>
  );
}

/** The hives that the player is in. Nothing at all when there are none. */
export function HiveList({ hives }: { hives: readonly Group[] }) {
  if (hives.length === 0) return null;
  return (
    <RowList title="Your hives">
      {hives.map(({ groupId, name, isOwner, memberCount, openRequests = 0 }) => (
        <li key={groupId}>
          <HiveRow
            to={hivePath(groupId)}
            mark={<HiveMark name={name} />}
            name={name}
            line={formatMemberCount(memberCount) + (isOwner ? ' · yours' : '')}
            badge={<CountBadge count={openRequests} label="waiting for your answer" />}
          />
        </li>
      ))}
    </RowList>
  );
}

/** The friends group is a hive of its own kind: one for each player, and in no list. */
export function FriendsRow() {
  const { userId } = usePlayer();
  const { data: friends, error } = useQuery(friendsGroupQuery(userId));
  return (
    <section aria-label="Friends">
      <HiveRow
        to="/friends"
        mark={<Icon name="people" />}
        name="Friends"
        line={
          !friends && error
            ? groupErrorMessage('friendsGroup', error)
            : friendsLabel(friends?.map(({ displayName }) => displayName))
        }
      />
    </section>
  );
}

/** Hives that the player has left or that have ended, collapsed. */
export function PastHives({ hives }: { hives: readonly Group[] }) {
  if (hives.length === 0) return null;
  return (
    <details className={styles.past}>
      <summary className={styles.summary}>Hives you were in</summary>
      <Stack as="ul" gap={3}>
        {hives.map(({ groupId, name, endedAt, endedReason }) => (
          <li key={groupId}>
            <RowText name={name}>
              <RowLine>{endReasonLabel(endedAt, endedReason)}</RowLine>
            </RowText>
          </li>
        ))}
      </Stack>
    </details>
  );
}

function endReasonLabel(endedAt: string | undefined, reason: string | undefined): string {
  if (reason !== undefined) return `We had to close it. ${reason}`;
  return endedAt === undefined ? 'You have left it.' : 'It is no more.';
}
