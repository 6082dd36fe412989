import type { Recap } from '@bee-jinx/contract/browser';
import { dateOfPuzzle, type RecapPeriod } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { WarmthMeter } from '../../domain/play/WarmthMeter.tsx';
import { readerLocale } from '../../platform/reader-locale.ts';
import { useParams } from '../../platform/router/router-context.tsx';
import { useToday } from '../../platform/use-today.ts';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { BarChart } from '../../ui/chart/BarChart.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { Figure, Figures } from '../../ui/figures/Figures.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './RecapScreen.module.css';
import { recapRemark, recapSpan } from './recap-labels.ts';
import { recapQuery } from './recap-query.ts';
import { ShareRecap } from './ShareRecap.tsx';

/** A week on Mondays, the year in December; at its address at any time. */
function RecapScreen() {
  const period: RecapPeriod = useParams().period === 'year' ? 'year' : 'week';
  const date = useToday() ?? '';
  const { data, error, refetch } = useQuery({
    ...recapQuery(period, date),
    enabled: date !== '',
  });
  return (
    <Screen title={`Your ${period} in words`} art={<Bee pose="jinx" onStage />}>
      {data && <RecapView period={period} recap={data} />}
      {data === null && (
        <EmptyState picture={<Bee pose="asleep" size={120} />} title={`A quiet ${period}`}>
          There is nothing to tell of it. Today’s pair is a fine one to begin with.
        </EmptyState>
      )}
      {data === undefined && !error && <Skeleton variant="card" />}
      {error && (
        <>
          <Fault>{errorMessage(error)}</Fault>
          <Button onClick={() => void refetch()}>Try again</Button>
        </>
      )}
      <ButtonLink to="/jinx/daily" variant={data ? 'outline' : 'honey'}>
        Today’s pair
      </ButtonLink>
    </Screen>
  );
}

function RecapView({ period, recap }: { period: RecapPeriod; recap: Recap }) {
  const { played, jinxes, rounds, bestLink, funniestMiss, likeMinded } = recap;
  return (
    <Stack gap={5}>
      <p className={styles.lead}>
        <b>{recapSpan(period, recap)}.</b> {recapRemark(period, recap)}
      </p>
      <Figures>
        <Figure name={played === 1 ? 'Pair' : 'Pairs'} value={played} />
        <Figure name={jinxes === 1 ? 'Jinx' : 'Jinxes'} value={jinxes} />
        <Figure name={rounds === 1 ? 'Round' : 'Rounds'} value={rounds} />
      </Figures>
      {period === 'week' ? <Days recap={recap} /> : <Months recap={recap} />}
      {bestLink && (
        <Highlight title="Best link" puzzleNumber={bestLink.puzzleNumber}>
          <p className={styles.words} lang="en">
            <span>
              {bestLink.pair[0]} + {bestLink.pair[1]}
            </span>
            <strong>{bestLink.word}</strong>
          </p>
          <p>
            A jinx {bestLink.rounds === 1 ? 'at the first word' : `in ${bestLink.rounds} rounds`}.
          </p>
        </Highlight>
      )}
      {funniestMiss && (
        <Highlight title="Funniest miss" puzzleNumber={funniestMiss.puzzleNumber}>
          <p>
            You said <b lang="en">{funniestMiss.word}</b>, the bee said{' '}
            <b lang="en">{funniestMiss.beeWord}</b>. Warmth: {funniestMiss.warmth}.
          </p>
        </Highlight>
      )}
      {likeMinded && (
        <Highlight title="Thought most like you">
          <p>
            <b dir="auto">{likeMinded.displayName}</b>: the same word in {likeMinded.shared} of{' '}
            {likeMinded.of} {likeMinded.of === 1 ? 'round' : 'rounds'} that you both played.
          </p>
        </Highlight>
      )}
      <ShareRecap period={period} recap={recap} />
    </Stack>
  );
}

function Highlight({
  title,
  puzzleNumber,
  children,
}: {
  title: string;
  puzzleNumber?: number;
  children: ReactNode;
}) {
  return (
    <section className={styles.highlight}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      {puzzleNumber !== undefined && (
        <Link to={`/jinx/daily?puzzleNumber=${puzzleNumber}`} className={styles.game}>
          See the game of{' '}
          {formatDay(puzzleNumber, { weekday: 'long', day: 'numeric', month: 'short' })}
        </Link>
      )}
    </section>
  );
}

/** A cell for each day of the week; a day without a game is empty. */
function Days({ recap: { first, last, games } }: { recap: Recap }) {
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <ol className={styles.days} aria-label="Day by day">
      {days.map((day) => {
        const warmth = games.find(({ puzzleNumber }) => puzzleNumber === day)?.warmth;
        return (
          <li key={day} data-played={warmth !== undefined}>
            <span className={styles.cell} aria-hidden={warmth === undefined}>
              <WarmthMeter size="s" warmth={warmth} />
            </span>
            <span className={styles.day}>{formatDay(day, { weekday: 'short' })}</span>
            {warmth === undefined && <VisuallyHidden>not played</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}

/** Games by month, up to the month of today. */
function Months({ recap: { last, games } }: { recap: Recap }) {
  const months = Number(dateOfPuzzle(last).slice(5, 7));
  const bars = Array.from({ length: months }, (_, month) => ({
    label: new Date(2000, month, 15).toLocaleDateString(readerLocale(), { month: 'short' }),
    value: games.filter(
      ({ puzzleNumber }) => Number(dateOfPuzzle(puzzleNumber).slice(5, 7)) === month + 1,
    ).length,
  }));
  return <BarChart caption="Pairs by month" headers={['Month', 'Pairs']} bars={bars} />;
}

const formatDay = (puzzleNumber: number, format: Intl.DateTimeFormatOptions): string =>
  new Date(`${dateOfPuzzle(puzzleNumber)}T12:00:00`).toLocaleDateString(readerLocale(), format);

export { RecapScreen as Component };
