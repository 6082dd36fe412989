import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Badge } from '../../ui/badge/Badge.tsx';
import styles from './FriendSummary.module.css';
import type { Friend, FriendToday, HeadToHead } from './friend.ts';
import { HeadToHeadStatTiles } from './HeadToHeadStatTiles.tsx';
import { TodayLine } from './TodayLine.tsx';

interface FriendSummaryProps {
  friend: Friend;
  today: FriendToday | undefined;
  wordsAt: string | undefined;
  headToHead: HeadToHead | 'loading' | 'error' | undefined;
  isDancing: boolean;
  onRetry: (() => void) | undefined;
}

export function FriendSummary({
  friend,
  today,
  wordsAt,
  headToHead,
  isDancing,
  onRetry,
}: FriendSummaryProps) {
  return (
    <>
      <div className={styles.who}>
        <Avatar userId={friend.userId} name={friend.displayName} size="l" isDecorative />
        <div className={styles.now}>
          {friend.isHere ? <Badge variant="leaf">Here now</Badge> : <Badge>Away</Badge>}
          {today && <TodayLine today={today} replayPath={wordsAt} />}
        </div>
      </div>
      {headToHead && (
        <section className={styles.together}>
          <h3 className={styles.heading}>You two</h3>
          <HeadToHeadStatTiles headToHead={headToHead} isDancing={isDancing} onRetry={onRetry} />
        </section>
      )}
    </>
  );
}
