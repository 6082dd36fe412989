import type { Dance } from '@bee-jinx/contract/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { danceQuery } from '../../../domain/play/dance.ts';
import { useHydrated } from '../../../platform/painted/use-hydrated.ts';
import { TurnClock, urgentSeconds } from '../../../ui/countdown/TurnClock.tsx';
import { secondsLeft } from '../../../ui/countdown/time-left.ts';
import { useNow } from '../../../ui/countdown/use-now.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { vibrate, vibrationPatterns } from '../../../ui/vibrate.ts';
import { partnerName } from '../partner-name.ts';
import { toDeadlineHere } from './deadline-here.ts';
import styles from './StageClock.module.css';

interface StageClockProps {
  game: Dance;
  /** For the reveal, while the time of the next round runs already. */
  isHidden: boolean;
}

const askForServerTimeMs = 1000;

/** The time that is left for this round of a live dance. A painted page has none: it would stand still. */
export function StageClock(props: StageClockProps) {
  return useHydrated() && <RunningClock {...props} />;
}

function RunningClock({ game, isHidden }: StageClockProps) {
  const cache = useQueryClient();
  const until = useDeadlineHere(game);
  const seconds = secondsLeft(until, useNow(until, true, undefined));
  const isUrgent = seconds <= urgentSeconds;
  const isOver = seconds === 0;
  const { gameId, myTurn } = game;

  useEffect(() => {
    // The server decides what a deadline means: another chance, or the end.
    if (isOver) void cache.invalidateQueries(danceQuery(gameId));
  }, [isOver, cache, gameId]);

  useEffect(() => {
    if (isUrgent && myTurn) vibrate(vibrationPatterns.urgent);
  }, [isUrgent, myTurn]);

  return (
    <div className={styles.place} hidden={isHidden}>
      <TurnClock seconds={seconds} />
      {/* The same sentence until the end, so that it is read out once. */}
      <VisuallyHidden as="p" role="status">
        {isUrgent && !isHidden && tenSecondsMessage(game)}
      </VisuallyHidden>
    </div>
  );
}

function tenSecondsMessage(game: Dance): string {
  if (!game.myTurn) return `Ten seconds left for ${partnerName(game)}.`;
  return game.status === 'deciding'
    ? 'Ten seconds left to decide.'
    : 'Ten seconds left to say your word.';
}

/** The deadline by the clock of this device, which may differ from the server's. */
function useDeadlineHere(game: Dance): number {
  const cache = useQueryClient();
  const { gameId, serverTime } = game;
  useEffect(() => {
    if (serverTime) return;
    // A painted page doesn't tell it; a word that was typed meanwhile brings it.
    const ask = () => void cache.invalidateQueries(danceQuery(gameId));
    const timer = setTimeout(ask, askForServerTimeMs);
    return () => clearTimeout(timer);
  }, [cache, gameId, serverTime]);
  const { dataUpdatedAt = Date.now() } = cache.getQueryState(danceQuery(gameId).queryKey) ?? {};
  return toDeadlineHere(game, dataUpdatedAt);
}
