import type { Signal, Swarm } from '@bee-jinx/contract/browser';

type News = NonNullable<Signal['swarm']>;

/**
 * The swarm as a signal says it has become, so that twelve screens need not ask twelve times. Undefined where it doesn't
 * say all that has changed, or may not: then the server is asked. `isSending`: a word of mine is on its way.
 */
export function applyNews(
  before: Swarm,
  { version, swarm: news }: Pick<Signal, 'version' | 'swarm'>,
  isSending: boolean,
): Swarm | undefined {
  if (!news) return undefined;
  if (news.here) return applyPresence(before, news.here);
  const isOneStep = version === before.version + 1;
  if (!isOneStep || before.status !== 'playing') return undefined;
  const after = news.reveal
    ? applyReveal(before, news, news.reveal)
    : applySealed(before, news, isSending);
  return after && { ...after, version };
}

function applyPresence(before: Swarm, here: NonNullable<News['here']>): Swarm {
  const seats = before.seats.map((seat) =>
    seat.seat === here.seat ? { ...seat, isHere: here.isHere } : seat,
  );
  return { ...before, seats };
}

function applySealed(
  before: Swarm,
  { round, sealed }: News,
  isSending: boolean,
): Swarm | undefined {
  const known = before.seats.filter(({ hasSealed }) => hasSealed).map(({ seat }) => seat);
  const seats = new Set(before.seats.map(({ seat }) => seat));
  const hasGrown = sealed.length > known.length && known.every((seat) => sealed.includes(seat));
  if (round !== before.round || !hasGrown || !sealed.every((seat) => seats.has(seat)))
    return undefined;
  // My own word is in the reply that sealed it, which often comes a moment later.
  const isMineIn = before.mySeat !== undefined && sealed.includes(before.mySeat);
  if (isMineIn && !before.word && !isSending) return undefined;
  // A table that nobody runs is taken over by who seals.
  if (!before.seats.some(({ isHost }) => isHost)) return undefined;
  return withSeats(before, (seat) => {
    if (seat.hasSealed || !sealed.includes(seat.seat)) return seat;
    // Who was away is back with their word.
    return { ...seat, hasSealed: true, state: seat.state === 'away' ? 'in' : seat.state };
  });
}

function applyReveal(
  before: Swarm,
  { round, sealed }: News,
  reveal: NonNullable<News['reveal']>,
): Swarm | undefined {
  const { round: revealed, host, states } = reveal;
  if (revealed.round !== before.round || states.length !== before.seats.length) return undefined;
  const { word: _said, startsAt: _began, deadline: _ended, ...rest } = before;
  const isMine = ({ seat }: Swarm['seats'][number]) => seat === before.mySeat;
  const after = withSeats(rest, (seat) => ({
    ...seat,
    state: states[seat.seat] ?? seat.state,
    isHost: seat.seat === host,
    hasSealed: sealed.includes(seat.seat),
  }));
  return {
    ...after,
    round,
    rounds: [...before.rounds, revealed],
    isExtended: false,
    isHost: after.seats.some((seat) => isMine(seat) && seat.isHost),
    myTurn: after.seats.some(
      (seat) => isMine(seat) && seat.state === 'in' && seat.fromRound <= round && !seat.hasSealed,
    ),
    ...(revealed.next && { pair: revealed.next }),
    ...(reveal.startsAt !== undefined && { startsAt: reveal.startsAt }),
    ...(reveal.deadline !== undefined && { deadline: reveal.deadline }),
  };
}

const withSeats = (
  swarm: Swarm,
  change: (seat: Swarm['seats'][number]) => Swarm['seats'][number],
): Swarm => ({ ...swarm, seats: swarm.seats.map(change) });
