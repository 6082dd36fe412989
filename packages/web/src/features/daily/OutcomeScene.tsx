import type { DailyGame, DailyPuzzle } from '@bee-jinx/contract/browser';
import { toTrailRound } from '../../domain/play/daily.ts';
import { HexCard } from '../../domain/play/HexCard.tsx';
import { JinxScene } from '../../domain/play/JinxScene.tsx';
import { Reason } from '../../domain/play/Reason.tsx';
import { Seal } from '../../domain/play/Seal.tsx';
import { knownReasons } from '../../domain/play/trail-round.ts';
import { Bee } from '../../ui/bee/Bee.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import styles from './OutcomeScene.module.css';
import { lossMessage, winMessage } from './outcome-messages.ts';

/** How it ended. */
export function OutcomeScene({ puzzle, game }: { puzzle: DailyPuzzle; game: DailyGame }) {
  const last = game.rounds.at(-1);
  if (game.status === 'won' && last) {
    return (
      <JinxScene
        word={last.word}
        reason={knownReasons(toTrailRound(last))[0]?.reason}
        heading={
          <h1 ref={focusOnMount} tabIndex={-1}>
            Jinx in {game.rounds.length}
          </h1>
        }
      >
        {winMessage(puzzle, game)}
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
        <h1 ref={focusOnMount} tabIndex={-1}>
          {leftSealed ? 'Another day' : 'No jinx'}
        </h1>
      </div>
      <p className={styles.line}>{lossMessage(game)}</p>
      <div className={styles.reason}>
        <Reason reason={leftSealed?.reason} />
      </div>
    </div>
  );
}
