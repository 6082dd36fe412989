import type { PastSwarm, Swarm, SwarmRound } from '@bee-jinx/contract/browser';
import { isSeated } from '@bee-jinx/game';
import { isolateBidi } from '../../domain/friends/friend.ts';
import { capitalize } from '../../domain/swarm/seat-view.ts';

type Seat = Swarm['seats'][number];

/** For who has come by a code, and hasn't read about it anywhere. */
export const swarmRule =
  'Link the pair in one word: the one you think the others say. The two most said come next.';

/** As in the middle of a sentence. */
export const seatName = ({ displayName, isBee, isMe }: Seat): string =>
  isMe ? 'you' : isBee ? 'the bee' : isolateBidi(displayName);

/** Those who are at the table: in a hive's swarm over days, everybody who has sat down. */
export const seatedIn = ({ seats }: Swarm): Seat[] => seats.filter(isSeated);

export const awaitedIn = (swarm: Swarm): Seat[] =>
  swarm.seats.filter(
    ({ state, fromRound, hasSealed }) => state === 'in' && fromRound <= swarm.round && !hasSealed,
  );

/** "you, Maya and Tom" */
export function listNames(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Who is still being waited for, in a sentence. */
export function waitingLine(swarm: Swarm): string {
  const awaited = awaitedIn(swarm);
  if (awaited.length === 0) return 'Everybody has sealed.';
  if (awaited.length > 3) return `${awaited.length} are still thinking.`;
  const names = listNames(awaited.map(seatName));
  return `${capitalize(names)} ${awaited.length === 1 && !awaited[0]?.isMe ? 'is' : 'are'} still thinking.`;
}

/** A revealed round in words: the camps, the largest first, and where it leads. */
export function revealSentence(swarm: Swarm, round: SwarmRound): string {
  const nameOf = (seat: number) => {
    const found = swarm.seats.find((one) => one.seat === seat);
    return found ? seatName(found) : 'somebody';
  };
  const [first] = round.camps;
  if (round.isJinx) return `Swarm jinx! All ${first?.seats.length ?? 0} said ${first?.word}.`;
  const camps = round.camps.map(
    ({ word, seats }) => `${capitalize(listNames(seats.map(nameOf)))} said ${word}.`,
  );
  const next =
    swarm.status !== 'over' && round.next
      ? ` Next pair: ${round.next[0]} and ${round.next[1]}.`
      : '';
  return `Round ${round.round}. ${camps.join(' ')}${next}`;
}

export function outcomeTitle({ outcome, rounds }: Pick<Swarm, 'outcome' | 'rounds'>): string {
  if (outcome === 'jinx') return `Swarm jinx in ${rounds.length}`;
  return outcome === 'no_jinx' ? 'No swarm jinx' : 'Ended early';
}

/** At a jinx those who said its word, without who had left before; else the most who spoke in a round. */
export function countSpeakers({ outcome, rounds }: Pick<Swarm, 'outcome' | 'rounds'>): number {
  const counts = rounds.map(({ words }) => words.length);
  return (outcome === 'jinx' ? counts.at(-1) : Math.max(...counts)) ?? 0;
}

export function outcomeLine(swarm: Pick<Swarm, 'outcome' | 'rounds' | 'togetherness'>): string {
  const { outcome, rounds, togetherness = 0 } = swarm;
  if (outcome === 'jinx') return `${countSpeakers(swarm)} minds, one word.`;
  if (outcome === 'abandoned') return 'The table broke up before the first words were out.';
  const together = `${togetherness} % of all words stood in the largest camp.`;
  return `${rounds.length === 1 ? 'One round' : `${rounds.length} rounds`}. ${together}`;
}

/** A list runs from left to right (U+200E), whatever its first name is written in. */
export const pastSwarmTitle = ({ group, names, code }: PastSwarm): string =>
  group?.name ?? (names.length > 0 ? `\u200e${listNames(names.map(isolateBidi))}` : code);

export function pastSwarmLine({
  status,
  outcome,
  round,
  rounds,
  minds,
  myTurn,
}: PastSwarm): string {
  if (status === 'gathering') return 'Gathering';
  if (status === 'playing')
    return `${myTurn ? 'Your word is awaited' : 'Under way'} · round ${round} of ${rounds}`;
  const inRounds = round === 1 ? '1 round' : `${round} rounds`;
  if (outcome === 'jinx') return `${minds} minds, one word, in ${inRounds}`;
  return outcome === 'no_jinx' ? `No swarm jinx in ${inRounds}` : 'Ended early';
}

export function settingsLine({ settings, pace }: Pick<Swarm, 'settings' | 'pace'>): string {
  const { rounds, wordSeconds, withBee } = settings;
  const time =
    pace === 'days'
      ? 'a day for each word'
      : wordSeconds === null
        ? 'no clock'
        : `${wordSeconds} seconds for each word`;
  return `Up to ${rounds} rounds, ${time}${withBee ? ', and the bee plays along' : ''}.`;
}
