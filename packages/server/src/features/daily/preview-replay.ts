import type { CallReply } from '@bee-jinx/contract';
import { formatShareText } from '@bee-jinx/game';
import type { LinkPreview } from '../../platform/http/link-preview.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { DailyDeps } from './deps.ts';
import { readReplay } from './read-replay.ts';

type Replay = CallReply<'readReplay'>['replay'];

/** What a shared link says before it is opened: as much as somebody without a game of their own may see. */
export async function previewReplay(
  deps: DailyDeps,
  replayId: string,
): Promise<LinkPreview | undefined> {
  try {
    const { replay } = await readReplay(deps, undefined, replayId);
    return replay.kind === 'daily' ? ofDaily(replay) : ofDance(replay);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function ofDaily(replay: Extract<Replay, { kind: 'daily' }>): LinkPreview {
  const { puzzle, displayName, outcome, warmths, slope } = replay;
  const [result = '', comb = ''] = formatShareText({ ...puzzle, outcome, warmths, slope }).split(
    '\n',
  );
  return {
    title: `${displayName} · ${result}`,
    description: `${comb} Will you and the bee say the same word sooner?`.trim(),
  };
}

function ofDance({ players, outcome, rounds }: Extract<Replay, { kind: 'dance' }>): LinkPreview {
  const names = players.map(({ displayName }) => displayName).join(' and ');
  const count = rounds.length === 1 ? '1 round' : `${rounds.length} rounds`;
  return {
    title: `${names} · ${outcome === 'jinx' ? 'jinx' : 'no jinx'} in ${count}`,
    description: 'A dance in Bee Jinx: two minds, looking for the same word.',
  };
}
