import type { SwarmReplay } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isServerUnavailable } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { MindMap } from '../../domain/swarm/MindMap.tsx';
import { PathComb } from '../../domain/swarm/PathComb.tsx';
import { type BoardPhase, momentAt } from '../../domain/swarm/reveal-timeline.ts';
import { SwarmBoard } from '../../domain/swarm/SwarmBoard.tsx';
import { seatIdOf, toCamps, toPath, toSeatView } from '../../domain/swarm/shown-swarm.ts';
import { useParams } from '../../platform/router/router-context.tsx';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import styles from './ReplayScreen.module.css';
import { swarmReplayQuery } from './swarm-queries.ts';
import { outcomeLine, outcomeTitle } from './swarm-texts.ts';

/** A finished swarm by its link; covered while it is being played. */
function ReplayScreen() {
  const { replayId = '' } = useParams();
  const { data: replay, error, refetch } = useQuery(swarmReplayQuery(replayId));
  if (replay) return <Replay key={replayId} replay={replay} />;
  if (!error) return <LoadingScreen />;
  return (
    <Screen title={isServerUnavailable(error) ? 'The bee isn’t answering' : 'No replay here'}>
      <Fault>{errorMessage(error)}</Fault>
      {isServerUnavailable(error) && <Button onClick={() => void refetch()}>Try again</Button>}
      <ButtonLink to="/jinx/swarm">Start a swarm</ButtonLink>
    </Screen>
  );
}

function Replay({ replay }: { replay: SwarmReplay }) {
  const { covered, rounds, seats, mindsMap } = replay;
  if (covered) {
    return (
      <Screen title="A swarm under way">
        <EmptyState picture={<Bee pose="sealing" size={120} />} title="Sealed until it is over">
          {`${replay.minds} minds are at it. Come back when they are done.`}
        </EmptyState>
        <ButtonLink to="/jinx/swarm">Start a swarm of your own</ButtonLink>
      </Screen>
    );
  }
  return (
    <Screen title={outcomeTitle(replay)}>
      <p>{outcomeLine(replay)}</p>
      {rounds.length > 0 && <ReplayBoard replay={replay} />}
      {rounds.length > 0 && (
        <Stack as="section" gap={3}>
          <SectionHead>The path</SectionHead>
          <PathComb cells={toPath(rounds)} />
        </Stack>
      )}
      {mindsMap.length > 0 && (
        <Stack as="section" gap={3}>
          <SectionHead>Who thought like whom</SectionHead>
          <MindMap
            seats={seats
              .filter(({ seat }) => mindsMap.some((one) => one.seats.includes(seat)))
              .map((seat) => toSeatView(seat))}
            nearness={mindsMap.map(({ seats: [a, b], nearness }) => ({
              a: seatIdOf(a),
              b: seatIdOf(b),
              nearness,
            }))}
          />
        </Stack>
      )}
      <ButtonLink to="/jinx/swarm">Start a swarm of your own</ButtonLink>
    </Screen>
  );
}

/** One round at a time, turned over as it was at the table. */
function ReplayBoard({ replay: { rounds, seats } }: { replay: SwarmReplay }) {
  const [at, setAt] = useState(0);
  const round = rounds[at];
  const phase = useReplayPhase(at, round?.isJinx === true, at === rounds.length - 1);
  if (!round) return null;
  const boardSeats = seats
    .filter(({ seat }) => round.words.some((said) => said.seat === seat))
    .map((seat) => ({
      ...toSeatView(seat),
      hasSealed: true,
      word: round.words.find((said) => said.seat === seat.seat)?.word,
    }));
  return (
    <Stack as="section" gap={3}>
      <SectionHead>
        Round {round.round} of {rounds.length}
      </SectionHead>
      <div className={styles.board}>
        <SwarmBoard
          shape="tall"
          phase={phase}
          round={round.round}
          pair={round.pair}
          seats={boardSeats}
          camps={phase === 'sealing' ? [] : toCamps(round)}
          next={round.next}
        />
      </div>
      <div className={styles.steps}>
        <Button
          size="small"
          variant="outline"
          aria-disabled={at === 0}
          onClick={() => setAt(at - 1)}
        >
          Back
        </Button>
        <Button size="small" aria-disabled={at === rounds.length - 1} onClick={() => setAt(at + 1)}>
          Next round
        </Button>
      </div>
    </Stack>
  );
}

const sealedMs = 900;

/** Plays the reveal of each round once; it rests on the camps. */
function useReplayPhase(round: number, isJinx: boolean, isLast: boolean): BoardPhase {
  const [shown, setShown] = useState<{ round: number; phase: BoardPhase }>();
  const phase = shown?.round === round ? shown.phase : 'sealing';
  useEffect(() => {
    const began = performance.now() + sealedMs;
    let timer: ReturnType<typeof setTimeout>;
    const step = () => {
      const moment = momentAt(performance.now() - began, isJinx ? 'jinx' : 'nothing');
      if (moment.phase !== 'done') setShown({ round, phase: moment.phase });
      if (moment.msLeft !== undefined) timer = setTimeout(step, moment.msLeft + 2);
    };
    step();
    return () => clearTimeout(timer);
  }, [round, isJinx]);
  return isLast && isJinx && phase === 'done' ? 'jinx' : phase;
}

export { ReplayScreen as Component };
