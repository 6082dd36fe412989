import type { CallReply } from '@bee-jinx/contract';
import { shareText } from '@bee-jinx/game';
import type { Preview } from '../../platform/http/preview.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { DailyParts } from './parts.ts';
import { readReplay } from './read-replay.ts';

type Replay = CallReply<'readReplay'>['replay'];

/** What a shared link says before it is opened: as much as somebody without a game of their own may see. */
export async function previewReplay(
  parts: DailyParts,
  replayId: string,
): Promise<Preview | undefined> {
  try {
    const { replay } = await readReplay(parts, undefined, replayId);
    return replay.kind === 'daily' ? ofDaily(replay) : ofDance(replay);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function ofDaily(replay: Extract<Replay, { kind: 'daily' }>): Preview {
  const { puzzle, displayName, outcome, warmths } = replay;
  const [result = '', comb = ''] = shareText({ ...puzzle, outcome, warmths }).split('\n');
  return {
    title: `${displayName} · ${result}`,
    description: `${comb} Will you and the bee say the same word sooner?`.trim(),
  };
}

function ofDance({ players, outcome, rounds }: Extract<Replay, { kind: 'dance' }>): Preview {
  const names = players.map(({ displayName }) => displayName).join(' and ');
  const count = rounds.length === 1 ? '1 round' : `${rounds.length} rounds`;
  return {
    title: `${names} · ${outcome === 'jinx' ? 'jinx' : 'no jinx'} in ${count}`,
    description: 'A dance in Bee Jinx: two minds, looking for the same word.',
  };
}
