import type { BoardRow as Standing } from '@bee-jinx/contract/browser';
import type { BoardOrder, BoardPeriod } from '@bee-jinx/game';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { RowLine, RowText } from '../../../ui/row/RowText.tsx';
import { tallyLabel, todayLabel } from '../hive-labels.ts';
import styles from './Board.module.css';

interface BoardRowProps {
  row: Standing;
  period: BoardPeriod;
  order: BoardOrder;
  ownId: string;
}

export function BoardRow({ row, period, order, ownId }: BoardRowProps) {
  const { place, isShared } = order === 'average' ? row.byAverage : row.byDays;
  const isYou = row.userId === ownId;
  const words = row.today?.words ?? [];
  return (
    <li className={styles.row} data-own={isYou} data-placed={place !== null}>
      <span className={styles.place}>
        {place ?? '–'}
        {isShared && <span aria-hidden="true">=</span>}
        <span className={styles.unseen}>
          {place === null ? 'no place' : isShared ? ', shared' : ''}
        </span>
      </span>
      <Avatar userId={row.userId} name={row.displayName} isYou={isYou} isDecorative />
      <div className={styles.words}>
        <RowText name={row.displayName} isYou={isYou}>
          <RowLine>{row.today ? todayLabel(row.today) : tallyLabel(row, period, order)}</RowLine>
        </RowText>
        {words.length > 0 && (
          <ol className={styles.said} aria-label="What they said">
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ol>
        )}
      </div>
    </li>
  );
}
