import type { PlayedRound } from '@bee-jinx/contract/browser';
import { Seal } from '../../domain/play/Seal.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './SealStatusLine.module.css';
import type { SealState } from './seal.ts';

interface SealStatusLineProps {
  /** The round that was turned over last. */
  last: PlayedRound | undefined;
  sealOf(round: number): SealState;
  onVerifySeals(): void;
}

/** Whether the seal of the last round was valid. */
export function SealStatusLine({ last, sealOf, onVerifySeals }: SealStatusLineProps) {
  const state = last && sealOf(last.round);
  return (
    <p className={styles.fair} data-broken={state === 'broken'}>
      <span className={styles.wax}>
        <Seal isBroken={last !== undefined} />
      </span>
      <span>
        {last && state === 'valid' && (
          <span className={styles.check}>
            <Icon name="check" />
          </span>
        )}
        <Claim last={last} state={state} />{' '}
        <button type="button" className={styles.look} onClick={onVerifySeals}>
          {last ? 'Check' : 'See the seal'}
        </button>
      </span>
    </p>
  );
}

function Claim({ last, state }: { last: PlayedRound | undefined; state: SealState | undefined }) {
  if (!last) return 'The bee has chosen its word, and sealed it before you type.';
  const word = <em className={styles.word}>{last.beeWord}</em>;
  if (state === 'broken') return <>The seal of {word} doesn’t fit.</>;
  return <>The bee chose {word} before you typed.</>;
}
