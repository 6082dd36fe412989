import type { DailyGame, DailyPuzzle } from '@bee-jinx/contract/browser';
import type { ReactNode } from 'react';
import { Bee } from '../../ui/bee/Bee.tsx';
import { JinxScene } from '../../ui/comb/JinxScene.tsx';
import { HexCard } from '../../ui/HexCard.tsx';
import { Seal } from '../../ui/Seal.tsx';
import { useFocusAtOnce } from '../../ui/use-focus-at-once.ts';
import styles from './Closing.module.css';
import { lossLine, winLine } from './outcome-words.ts';

/** How it ended. */
export function Closing({ puzzle, game }: { puzzle: DailyPuzzle; game: DailyGame }) {
  const last = game.rounds.at(-1);
  if (game.status === 'won' && last) {
    return (
      <JinxScene word={last.word} heading={<Heading>Jinx in {game.rounds.length}</Heading>}>
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
        <Heading>{leftSealed ? 'Another day' : 'No jinx'}</Heading>
      </div>
      <p className={styles.line}>{lossLine(game)}</p>
    </div>
  );
}

function Heading({ children }: { children: ReactNode }) {
  const heading = useFocusAtOnce<HTMLHeadingElement>();
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
