import type { Swarm, SwarmRound } from '@bee-jinx/contract/browser';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type BoardPhase, momentAt } from './reveal-timeline.ts';
import { hideUnrevealed } from './shown-swarm.ts';
import { swarmClock } from './swarm.ts';
import { useExactClock } from './use-exact-clock.ts';

export interface SwarmMoment {
  /** What may be seen now. */
  shown: Swarm;
  phase: BoardPhase;
  /** The round that is being turned over; undefined while words are said, and after the last reveal. */
  revealing: SwarmRound | undefined;
  /** The round that is about to be turned over: its cards are drawn ahead, so that only the turn is left for the moment itself. */
  coming: SwarmRound | undefined;
  /** Ends the reveal on this screen. */
  skip(): void;
}

/** A timer may fire a little early. */
const timerSlackMs = 2;

/** Which part of the reveal it is, by the server's clock: the same on all screens, whenever they were opened. */
export function useSwarmMoment(swarm: Swarm): SwarmMoment {
  useExactClock(swarm.code);
  const [now, setNow] = useState(() => swarmClock.now());
  const [skipped, setSkipped] = useState(0);
  const last = swarm.rounds.at(-1);
  const revealAt = last ? Date.parse(last.revealAt) : Number.NaN;
  const ending = last?.isJinx ? 'jinx' : swarm.status === 'over' ? 'nothing' : 'pair';
  // The state is a moment old when a new swarm arrives.
  const moment = last ? momentAt(Math.max(now, swarmClock.now()) - revealAt, ending) : undefined;
  const isSkipped = last !== undefined && skipped >= last.round;
  const phase: BoardPhase =
    !moment || (isSkipped && moment.phase !== 'sealing') ? 'done' : moment.phase;

  const look = useEffectEvent(() => setNow(swarmClock.now()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading of the clock sets the timer of the next phase.
  useEffect(() => {
    if (!last) return;
    const { msLeft } = momentAt(swarmClock.now() - revealAt, ending);
    if (msLeft === undefined) {
      if (phase !== 'done') look();
      return;
    }
    const timer = setTimeout(look, msLeft + timerSlackMs);
    return () => clearTimeout(timer);
  }, [last, revealAt, ending, phase, now]);

  useEffect(() => {
    // A sleeping device stops its timers.
    const onVisible = () => look();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  const isHidden = phase === 'sealing';
  const shown = useMemo(
    () => (isHidden ? hideUnrevealed(swarm, Number.NEGATIVE_INFINITY) : swarm),
    [swarm, isHidden],
  );
  return {
    shown,
    phase: phase === 'done' ? 'sealing' : phase,
    coming: isHidden ? last : undefined,
    revealing: phase === 'sealing' || phase === 'done' ? undefined : last,
    skip: () => setSkipped(last?.round ?? 0),
  };
}
