import type { Replay } from '@bee-jinx/contract/browser';
import { isSentPairNumber } from '@bee-jinx/game';
import { HexCard } from '../../domain/play/HexCard.tsx';
import layout from '../../domain/play/layout.module.css';
import { WarmthMeter } from '../../domain/play/WarmthMeter.tsx';
import { Bee } from '../../ui/bee/Bee.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import styles from './HiddenReplay.module.css';
import { ReplayHeader } from './ReplayHeader.tsx';

/** For players who haven't finished the puzzle: the server doesn't send the path to them. */
export function HiddenReplay({ replay }: { replay: Replay }) {
  const { puzzle, displayName, warmths } = replay;
  return (
    <div className={layout.screen}>
      <div className={layout.stage}>
        <div className={styles.show}>
          <ReplayHeader replay={replay} />
          <div className={styles.pair}>
            <HexCard word={puzzle.word1} pairedWith={puzzle.word2} />
            <HexCard word={puzzle.word2} pairedWith={puzzle.word1} />
          </div>
          <Bee pose="sealing" onStage className={styles.bee} />
        </div>
      </div>
      <div className={layout.side}>
        <section className={styles.words}>
          <h2 className={layout.heading}>Not before you’ve played it</h2>
          <p>
            The way {displayName} took stays covered until you have finished this puzzle yourself:
            link both words in one, and say the word you think the bee said.
          </p>
          <PlayFirst replay={replay} />
        </section>
        {warmths.length > 0 && (
          <section className={styles.words}>
            <h2 className={layout.heading}>How warm it got</h2>
            <WarmthCells warmths={warmths} />
          </section>
        )}
      </div>
    </div>
  );
}

/** A game of a sent pair begins only with the code of its link. */
function PlayFirst({ replay: { puzzle, pairCode } }: { replay: Replay }) {
  const { puzzleNumber } = puzzle;
  if (!isSentPairNumber(puzzleNumber)) {
    return (
      <ButtonLink to={`/jinx/daily?puzzleNumber=${puzzleNumber}`}>
        Play No. {puzzleNumber} first
      </ButtonLink>
    );
  }
  if (pairCode !== undefined) return <ButtonLink to={`/p/${pairCode}`}>Play it first</ButtonLink>;
  return (
    <>
      <p>A friend made this pair, and its link is no longer open.</p>
      <ButtonLink to="/jinx/daily">Play today’s pair</ButtonLink>
    </>
  );
}

/** The warmth of each round, without the words. */
function WarmthCells({ warmths }: { warmths: readonly number[] }) {
  const rounds = warmths.map((warmth, index) => ({ round: index + 1, warmth }));
  return (
    <ol className={styles.cells} aria-label="How warm each round was">
      {rounds.map(({ round, warmth }) => (
        <li key={round}>
          <WarmthMeter warmth={warmth} size="s" hasLabel />
        </li>
      ))}
    </ol>
  );
}
