import type { Dance } from '@bee-jinx/contract/browser';
import { JinxScene } from '../../../domain/play/JinxScene.tsx';
import { NoJinxScene } from '../../../domain/play/NoJinxScene.tsx';
import { knownReasons } from '../../../domain/play/trail-round.ts';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { describeOutcome } from '../outcome-messages.ts';
import { toDanceTrail } from '../played-dance.ts';

/** How it ended. */
export function OutcomeScene({ game, myId }: { game: Dance; myId: string }) {
  const { title, line } = describeOutcome(game, myId);
  const last = toDanceTrail(game, myId).at(-1);
  if (game.outcome === 'jinx' && last) {
    return (
      <JinxScene
        word={last.yours}
        reason={knownReasons(last)[0]?.reason}
        heading={
          <h1 ref={focusOnMount} tabIndex={-1}>
            {title}
          </h1>
        }
      >
        {line}
      </JinxScene>
    );
  }
  return (
    <NoJinxScene pose={game.status === 'completed' ? 'asleep' : 'waving'} isCompact title={title}>
      {line}
    </NoJinxScene>
  );
}
