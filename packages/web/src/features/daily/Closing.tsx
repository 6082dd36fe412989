import type { DailyGame, DailyPuzzle } from '@bee-jinx/contract/browser';
import { Bee } from '../../ui/bee/Bee.tsx';
import { JinxScene } from '../../ui/comb/JinxScene.tsx';
import { HexCard } from '../../ui/HexCard.tsx';
import { knownReasons } from '../../ui/known-reasons.ts';
import { Reason } from '../../ui/Reason.tsx';
import { readOut } from '../../ui/read-out.ts';
import { Seal } from '../../ui/Seal.tsx';
import styles from './Closing.module.css';
import { lossLine, winLine } from './outcome-words.ts';
import { trailRound } from './trail-rounds.ts';

/** How it ended. */
export function Closing({ puzzle, game }: { puzzle: DailyPuzzle; game: DailyGame }) {
  const last = game.rounds.at(-1);
  if (game.status === 'won' && last) {
    return (
      <JinxScene
        word={last.word}
        reason={knownReasons(trailRound(last))[0]?.reason}
        heading={
          <h1 ref={readOut} tabIndex={-1}>
            Jinx in {game.rounds.length}
          </h1>
        }
      >
        {winLine(puzzle, game)}
      </JinxScene>
    );
  }
  return <NoJinx game={game} />;
}

function NoJinx({ game }: { game: DailyGame }) {
  const { leftSealed } = game;
  return (
    <div className={styles.loss}>
      <Bee pose={leftSealed ? 'waving' : 'asleep'} onStage className={styles.bee} />
      {leftSealed && (
        <div className={styles.card}>
          <HexCard word={leftSealed.beeWord} look="jinx" seal={<Seal isBroken />} />
        </div>
      )}
      <div className={styles.heading}>
        <h1 ref={readOut} tabIndex={-1}>
          {leftSealed ? 'Another day' : 'No jinx'}
        </h1>
      </div>
      <p className={styles.line}>{lossLine(game)}</p>
      <div className={styles.reason}>
        <Reason reason={leftSealed?.reason} />
      </div>
    </div>
  );
}
