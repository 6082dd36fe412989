import type { BoardRow, Group } from '@bee-jinx/contract/browser';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Inline } from '../../../ui/layout/Stack.tsx';
import { shortTodayLabel, sortBoardRows } from '../hive-labels.ts';
import { HiveMenu } from './HiveMenu.tsx';
import styles from './HiveStage.module.css';

interface HiveStageProps {
  group: Group;
  rows: readonly BoardRow[];
  ownId: string;
  onInvite(): void;
}

/** As many as stand in one row of a large screen; a narrower one shows fewer. */
const maxFaces = 14;

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
            <Button variant="stage" size="small" aria-haspopup="dialog" onClick={onInvite}>
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
              </span>
              <bdi className={styles.name}>{row.userId === ownId ? 'You' : row.displayName}</bdi>
              <span className={styles.state}>{row.today && shortTodayLabel(row.today)}</span>
            </li>
          ))}
        </ul>
        <p className={styles.line}>{playedLabel(finished, rows.length)}</p>
      </div>
    </div>
  );
}

function playedLabel(finished: number, all: number): string {
  if (all === 0) return ' ';
  if (finished === all) return all === 1 ? 'You have played today.' : 'Everybody has played today.';
  if (finished === 0) return 'Nobody has finished today’s pair yet.';
  return `${finished} of ${all} have finished today’s pair.`;
}
