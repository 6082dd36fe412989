import type { BoardRow, Group } from '@bee-jinx/contract/browser';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Inline } from '../../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { sortBoardRows, todayLabel } from '../hive-labels.ts';
import { HiveMenu } from './HiveMenu.tsx';
import styles from './HiveStage.module.css';

interface HiveStageProps {
  group: Group;
  rows: readonly BoardRow[];
  ownId: string;
  onInvite(): void;
}

const maxFaces = 6;

/** The hive's name, and who has played today. */
export function HiveStage({ group, rows, ownId, onInvite }: HiveStageProps) {
  const ordered = sortBoardRows(rows, 'average');
  const mine = ordered.filter(({ userId }) => userId === ownId);
  const faces = [...mine, ...ordered.filter(({ userId }) => userId !== ownId)].slice(0, maxFaces);
  const finished = rows.filter(({ days }) => days > 0).length;
  return (
    <div className={styles.stage}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h1 className={styles.title} tabIndex={-1}>
            <bdi>{group.name}</bdi>
          </h1>
          <Inline gap={1} align="center" wrap={false}>
            <Button look="stage" size="small" aria-haspopup="dialog" onClick={onInvite}>
              Invite
            </Button>
            <HiveMenu group={group} />
          </Inline>
        </div>
        <ul className={styles.faces} aria-label="Today">
          {faces.map((row) => (
            <li key={row.userId} className={styles.face} data-state={row.today?.status}>
              <span className={styles.picture}>
                <Avatar
                  userId={row.userId}
                  name={row.displayName}
                  isYou={row.userId === ownId}
                  isDecorative
                />
                <span className={styles.sign} aria-hidden="true">
                  {statusBadge(row)}
                </span>
              </span>
              <bdi className={styles.name}>{row.userId === ownId ? 'You' : row.displayName}</bdi>
              <VisuallyHidden>{row.today && todayLabel(row.today)}</VisuallyHidden>
            </li>
          ))}
        </ul>
        <p className={styles.line}>{playedLabel(finished, rows.length)}</p>
      </div>
    </div>
  );
}

/** The rounds of a jinx, the round somebody is in, or a z for who hasn't begun. */
function statusBadge({ today }: BoardRow): string {
  switch (today?.status) {
    case 'won':
      return String(today.rounds);
    case 'lost':
      return '×';
    case 'playing':
      return `r${today.rounds}`;
    default:
      return 'z';
  }
}

function playedLabel(finished: number, all: number): string {
  if (all === 0) return ' ';
  if (finished === all) return all === 1 ? 'You have played today.' : 'Everybody has played today.';
  if (finished === 0) return 'Nobody has finished today’s pair yet.';
  return `${finished} of ${all} have finished today’s pair.`;
}
