import type { BoardRow as BoardEntry } from '@bee-jinx/contract/browser';
import { type BoardOrder, type BoardPeriod, boardPeriods } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useToday } from '../../../platform/use-today.ts';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { RowLine, RowText } from '../../../ui/row/RowText.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { boardOrderLabel, sortBoardRows, tallyLabel, todayLabel } from '../hive-labels.ts';
import { boardQuery } from '../hive-queries.ts';
import styles from './Board.module.css';
import { QueryState } from './QueryState.tsx';

const periodNames: Record<BoardPeriod, string> = {
  today: 'Today',
  week: 'This week',
  all: 'All time',
};

export function Board({ groupId, ownId }: { groupId: string; ownId: string }) {
  const date = useToday();
  const [period, setPeriod] = useState<BoardPeriod>('today');
  const [order, setOrder] = useState<BoardOrder>('average');
  const query = useQuery(boardQuery(groupId, period, date));
  const { data: board } = query;
  // A single day has no number of days to sort by.
  const shownOrder = period === 'today' ? 'average' : order;
  return (
    <Stack gap={3}>
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
      <QueryState query={query} call="groupBoard" lines={5} />
      {board && (
        <Stack as="ol">
          {sortBoardRows(board.rows, shownOrder).map((row) => (
            <BoardRow key={row.userId} row={row} period={period} order={shownOrder} ownId={ownId} />
          ))}
        </Stack>
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
    </Stack>
  );
}

interface BoardRowProps {
  row: BoardEntry;
  period: BoardPeriod;
  order: BoardOrder;
  ownId: string;
}

function BoardRow({ row, period, order, ownId }: BoardRowProps) {
  const { place, isShared } = order === 'average' ? row.byAverage : row.byDays;
  const isYou = row.userId === ownId;
  const words = row.today?.words ?? [];
  return (
    <li className={styles.row} data-own={isYou} data-placed={place !== null}>
      <span className={styles.place}>
        {place ?? '–'}
        {isShared && <span aria-hidden="true">=</span>}
        <VisuallyHidden>{place === null ? 'no place' : isShared ? ', shared' : ''}</VisuallyHidden>
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
