import type { Swarm } from '@bee-jinx/contract/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { swarmClock, swarmQuery } from '../../../domain/swarm/swarm.ts';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import { TurnClock, urgentSeconds } from '../../../ui/countdown/TurnClock.tsx';
import { secondsLeft } from '../../../ui/countdown/time-left.ts';
import { useNow } from '../../../ui/countdown/use-now.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { vibrate, vibrationPatterns } from '../../../ui/vibrate.ts';
import styles from './RoundClock.module.css';

interface RoundClockProps {
  swarm: Swarm;
  isMyTurn: boolean;
  /** While words turn over. */
  isHidden: boolean;
}

/** The time that is left for this round, by the server's clock. */
export function RoundClock({ swarm, ...props }: RoundClockProps) {
  if (!swarm.deadline || swarm.status !== 'playing') return null;
  return swarm.pace === 'days' ? (
    <p className={styles.days}>
      Turns over at the latest <Countdown until={toLocalTime(swarm.deadline)} />
    </p>
  ) : (
    <LiveClock swarm={swarm} deadline={swarm.deadline} {...props} />
  );
}

/** A server time by the clock of this device, which may differ. */
const toLocalTime = (time: string): number => Date.parse(time) - (swarmClock.now() - Date.now());

function LiveClock({
  swarm,
  deadline,
  isMyTurn,
  isHidden,
}: RoundClockProps & { deadline: string }) {
  const cache = useQueryClient();
  const { code } = swarm;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the error changes when the server's clock is known better.
  const until = useMemo(() => toLocalTime(deadline), [deadline, swarmClock.maxErrorMs]);
  const left = secondsLeft(until, useNow(until, true, undefined));
  // Before its time begins, the whole of it is left.
  const seconds = Math.min(left, swarm.settings.wordSeconds ?? left);
  const isUrgent = seconds <= urgentSeconds;
  const isOver = seconds === 0;

  useEffect(() => {
    // The server decides what a deadline means.
    if (isOver) void cache.invalidateQueries(swarmQuery(code));
  }, [isOver, cache, code]);

  useEffect(() => {
    if (isUrgent && isMyTurn) vibrate(vibrationPatterns.urgent);
  }, [isUrgent, isMyTurn]);

  return (
    <div className={styles.place} hidden={isHidden}>
      <TurnClock seconds={seconds} />
      <VisuallyHidden as="p" role="status">
        {isUrgent && isMyTurn && !isHidden && 'Ten seconds left to say your word.'}
      </VisuallyHidden>
    </div>
  );
}
