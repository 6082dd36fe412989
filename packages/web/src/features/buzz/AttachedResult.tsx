import type { BuzzPost } from '@bee-jinx/contract/browser';
import { Seal } from '../../domain/play/Seal.tsx';
import { WarmthMeter } from '../../domain/play/WarmthMeter.tsx';
import { Link } from '../../ui/link/Link.tsx';
import styles from './AttachedResult.module.css';

type Result = NonNullable<BuzzPost['result']>;

/** Shows the words only to those who have finished that puzzle. */
export function AttachedResult({ result }: { result: Result }) {
  const { puzzleNumber, warmths, covered, path, replayId } = result;
  const cells = warmths.map((warmth, index) => ({ round: index + 1, warmth }));
  return (
    <section className={styles.result} aria-label={`Result of No. ${puzzleNumber}`}>
      <div className={styles.line}>
        <ol className={styles.cells} aria-label="How warm each round was">
          {cells.map(({ round, warmth }) => (
            <li key={round}>
              <WarmthMeter warmth={warmth} size="s" />
            </li>
          ))}
        </ol>
        <b className={styles.outcome}>{outcomeLabel(result)}</b>
      </div>
      {covered || !path ? (
        <p className={styles.sealed}>
          <Seal size="s" />
          <span>
            Path sealed until you finish{' '}
            <Link to={`/jinx/daily?puzzleNumber=${puzzleNumber}`}>No. {puzzleNumber}</Link>
          </span>
        </p>
      ) : (
        <>
          <ol className={styles.path} aria-label="The path">
            {path.map(({ round, word, beeWord, match }) => (
              <li key={round}>
                {match === null ? (
                  <>
                    <b>{word}</b> and {beeWord}
                  </>
                ) : (
                  <b>{word}!</b>
                )}
              </li>
            ))}
          </ol>
          <Link to={`/r/${replayId}`}>Watch No. {puzzleNumber}</Link>
        </>
      )}
    </section>
  );
}

function outcomeLabel({ outcome, rounds, slope }: Result): string {
  const manner = slope ? `, ${slope}` : '';
  if (outcome === 'jinx') return `jinx in ${rounds}${manner}`;
  return `${outcome === 'gave_up' ? 'gave up' : 'no jinx'}${manner}`;
}
