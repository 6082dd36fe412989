import type { DailyGame, DailyPuzzle } from '@bee-jinx/contract/browser';
import { toTrailRound } from '../../domain/play/daily.ts';
import { HexCard } from '../../domain/play/HexCard.tsx';
import { JinxScene } from '../../domain/play/JinxScene.tsx';
import { NoJinxScene } from '../../domain/play/NoJinxScene.tsx';
import { Seal } from '../../domain/play/Seal.tsx';
import { knownReasons } from '../../domain/play/trail-round.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { lossMessage, winMessage } from './outcome-messages.ts';

/** How it ended. */
export function OutcomeScene({ puzzle, game }: { puzzle: DailyPuzzle; game: DailyGame }) {
  const { leftSealed, rounds, status } = game;
  const last = rounds.at(-1);
  if (status === 'won' && last) {
    return (
      <JinxScene
        word={last.word}
        reason={knownReasons(toTrailRound(last))[0]?.reason}
        heading={
          <h1 ref={focusOnMount} tabIndex={-1}>
            Jinx in {rounds.length}
          </h1>
        }
      >
        {winMessage(puzzle, game)}
      </JinxScene>
    );
  }
  return (
    <NoJinxScene
      pose={leftSealed ? 'waving' : 'asleep'}
      card={
        leftSealed && <HexCard word={leftSealed.beeWord} variant="jinx" seal={<Seal isBroken />} />
      }
      reason={leftSealed?.reason}
      title={leftSealed ? 'Another day' : 'No jinx'}
    >
      {lossMessage(game)}
    </NoJinxScene>
  );
}
