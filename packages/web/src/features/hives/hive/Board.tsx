import { type BoardOrder, type BoardPeriod, boardPeriods } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useToday } from '../../../platform/use-today.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { groupErrorMessage } from '../group-error-message.ts';
import { boardOrderLabel, sortBoardRows } from '../hive-labels.ts';
import { boardQuery } from '../hive-queries.ts';
import styles from './Board.module.css';
import { BoardRow } from './BoardRow.tsx';

const periodNames: Record<BoardPeriod, string> = {
  today: 'Today',
  week: 'This week',
  all: 'All time',
};

export function Board({ groupId, ownId }: { groupId: string; ownId: string }) {
  const date = useToday();
  const [period, setPeriod] = useState<BoardPeriod>('today');
  const [order, setOrder] = useState<BoardOrder>('average');
  const { data: board, error, refetch } = useQuery(boardQuery(groupId, period, date));
  // Of one day there is nothing else to sort by.
  const shownOrder = period === 'today' ? 'average' : order;
  return (
    <div className={styles.board}>
      <Segmented<BoardPeriod>
        legend="When"
        choices={boardPeriods.map((value) => ({ value, name: periodNames[value] }))}
        chosen={period}
        onChoose={setPeriod}
      />
      {period !== 'today' && (
        <Segmented<BoardOrder>
          legend="By"
          choices={[
            { value: 'average', name: 'Fewest rounds' },
            { value: 'days', name: 'Most days' },
          ]}
          chosen={order}
          onChoose={setOrder}
        />
      )}
      <Fault>{error ? groupErrorMessage('groupBoard', error) : undefined}</Fault>
      {error && (
        <Button look="outline" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      )}
      {!board && !error && <Skeleton lines={5} />}
      {board && (
        <ol className={styles.rows}>
          {sortBoardRows(board.rows, shownOrder).map((row) => (
            <BoardRow key={row.userId} row={row} period={period} order={shownOrder} ownId={ownId} />
          ))}
        </ol>
      )}
      {board && period === 'today' && board.covered && (
        <div className={styles.covered}>
          <p>Words stay covered until you have finished today’s pair yourself.</p>
          <ButtonLink to="/jinx/daily" size="small">
            Play today’s pair
          </ButtonLink>
        </div>
      )}
      {board && <p className={styles.note}>{boardOrderLabel(period, shownOrder)}</p>}
    </div>
  );
}
