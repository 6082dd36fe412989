import type { Swarm } from '@bee-jinx/contract/browser';
import { useEffect, useEffectEvent, useRef } from 'react';
import { capitalize } from '../../domain/swarm/seat-view.ts';
import { seatName } from './swarm-texts.ts';

type Seat = Swarm['seats'][number];

/** Who has come, gone or taken over since, and whether the clock runs again, in a sentence each. Arrivals before the start are seen by their faces. */
export function seatNewsSince(before: Swarm, after: Swarm): string[] {
  if (before.code !== after.code || after.status === 'over') return [];
  const news = after.seats.flatMap((seat) => {
    const earlier = before.seats.find((one) => one.seat === seat.seat);
    return seatLine(seat, earlier?.state, after) ?? [];
  });
  const hostBefore = before.seats.find(({ isHost }) => isHost);
  const host = after.seats.find(({ isHost }) => isHost);
  if (host && hostBefore && host.seat !== hostBefore.seat)
    news.push(
      host.isMe ? 'You run the table now.' : `${capitalize(seatName(host))} runs the table now.`,
    );
  if (after.isExtended && !before.isExtended)
    news.push('Time is up with too few words. The clock runs once more.');
  return news;
}

function seatLine(
  seat: Seat,
  earlier: Seat['state'] | undefined,
  { status, round }: Swarm,
): string | undefined {
  if (seat.isMe || seat.isBee || seat.state === earlier) return undefined;
  const name = seatName(seat);
  if (earlier === undefined)
    return status === 'playing' && seat.fromRound > round
      ? `${name} is in from round ${seat.fromRound}.`
      : undefined;
  if (seat.state === 'left') return `${name} had to go. The seat stays free.`;
  if (seat.state === 'removed') return `${name} isn’t at the table any more.`;
  if (seat.state === 'away') return `${name} is away. The next word brings them back.`;
  return `${name} is back.`;
}

/** Calls back with what has changed around the table since the last look. */
export function useSeatNews(swarm: Swarm, onNews: (text: string) => void): void {
  const seen = useRef(swarm);
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    const news = seatNewsSince(seen.current, swarm);
    seen.current = swarm;
    if (news.length > 0) tell(news.join(' '));
  }, [swarm]);
}
