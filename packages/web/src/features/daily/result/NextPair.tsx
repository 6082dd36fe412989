import { isSentPairNumber, puzzleNumberOn } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { dailyResultQuery } from '../../../domain/account/daily-result.ts';
import { useHydrated } from '../../../platform/painted/use-hydrated.ts';
import { useToday } from '../../../platform/use-today.ts';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import styles from './NextPair.module.css';
import { nextMidnight } from './next-midnight.ts';

/** The countdown to the next puzzle, and links to other things to play. */
export function NextPair({
  puzzleNumber,
  onNewDay,
}: {
  puzzleNumber: number;
  onNewDay: (() => void) | undefined;
}) {
  const today = useToday();
  // The server has another midnight.
  const isHydrated = useHydrated();
  const isOther =
    today !== undefined && (isSentPairNumber(puzzleNumber) || puzzleNumberOn(today) > puzzleNumber);
  const todays = useQuery({ ...dailyResultQuery(today ?? ''), enabled: isOther });
  const isTodaysOver = todays.data != null && todays.data.status !== 'playing';
  const isNextShown = !isOther || isTodaysOver;
  return (
    <section className={styles.next}>
      <Bee pose="asleep" className={styles.bee} />
      {isNextShown ? (
        <>
          <h2 className={styles.label}>Next pair in</h2>
          <p className={styles.clock}>
            {isHydrated ? (
              <Countdown key={today} until={nextMidnight(new Date())} variant="clock" />
            ) : (
              '\u00a0'
            )}
          </p>
        </>
      ) : (
        !todays.isPending && <NewPair onNewDay={onNewDay} />
      )}
      <div className={styles.ways}>
        <ButtonLink to="/jinx/dance" variant={isNextShown ? 'honey' : 'outline'}>
          Dance with a friend
        </ButtonLink>
        <ButtonLink to="/pairs" variant="outline">
          Send a pair
        </ButtonLink>
        <ButtonLink to="/jinx/archive" variant="outline">
          Archive
        </ButtonLink>
      </div>
    </section>
  );
}

function NewPair({ onNewDay }: { onNewDay: (() => void) | undefined }) {
  return (
    <>
      <h2 className={styles.label}>Today’s pair is waiting</h2>
      {onNewDay ? (
        <Button onClick={onNewDay}>Play today’s pair</Button>
      ) : (
        <ButtonLink to="/jinx/daily">Play today’s pair</ButtonLink>
      )}
    </>
  );
}
