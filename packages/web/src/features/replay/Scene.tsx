import type { DailyPuzzle, DailyRound } from '@bee-jinx/contract/browser';
import { HexCard } from '../../domain/play/HexCard.tsx';
import { Reason } from '../../domain/play/Reason.tsx';
import { roundSentence } from '../../domain/play/trail-round.ts';
import { WarmthMeter } from '../../domain/play/WarmthMeter.tsx';
import { Bee } from '../../ui/bee/Bee.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './Scene.module.css';

interface SceneProps {
  puzzle: DailyPuzzle;
  rounds: readonly DailyRound[];
  /** How many rounds were turned over. */
  at: number;
  player: string;
}

/** The pair above, and below what both said to it. */
export function Scene({ puzzle, rounds, at, player }: SceneProps) {
  const round = rounds[at - 1];
  const before = rounds[at - 2];
  const pair = before ? [before.word, before.beeWord] : [puzzle.word1, puzzle.word2];
  const variant = round?.match ? 'jinx' : 'plain';
  const face = round ? 'front' : 'back';
  const isExplained = rounds.some(({ reasons }) => reasons !== undefined);
  return (
    <div className={styles.scene}>
      <VisuallyHidden as="p" role="status">
        {round
          ? screenReaderMessage(round, player)
          : `The pair: ${puzzle.word1} and ${puzzle.word2}.`}
      </VisuallyHidden>
      <div className={styles.round} data-spent={variant === 'jinx'} aria-hidden="true">
        {at === 0 ? 'The pair' : `Round ${at} of ${rounds.length}`}
      </div>
      <div className={styles.cards} data-jinx={variant === 'jinx'} aria-hidden="true">
        <div className={styles.pair}>
          <HexCard word={pair[0]} pairedWith={pair[1]} />
          <HexCard word={pair[1]} pairedWith={pair[0]} />
        </div>
        {variant === 'jinx' && <Bee pose="jinx" onStage lookAt="ahead" className={styles.bee} />}
        <span className={styles.warmth}>
          <WarmthMeter warmth={round?.warmth} />
        </span>
        <div key={`yours${at}`} className={styles.answer}>
          <HexCard
            word={round?.word}
            pairedWith={round?.beeWord}
            face={face}
            variant={variant}
            height="answer"
          />
          <span className={styles.who}>{player}</span>
          <div className={styles.reason} data-kept={isExplained}>
            <Reason reason={round?.reasons?.[0]} />
          </div>
        </div>
        <div key={`theirs${at}`} className={styles.answer}>
          <HexCard
            word={round?.beeWord}
            pairedWith={round?.word}
            face={face}
            variant={variant}
            height="answer"
          />
          <span className={styles.who}>The bee</span>
          <div className={styles.reason} data-kept={isExplained}>
            <Reason reason={round?.reasons?.[1]} />
          </div>
        </div>
      </div>
    </div>
  );
}

const screenReaderMessage = ({ word, beeWord, ...rest }: DailyRound, player: string) =>
  roundSentence({ ...rest, yours: word, theirs: beeWord }, 'the bee', player);
