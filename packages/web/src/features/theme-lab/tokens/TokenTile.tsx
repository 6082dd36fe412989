import { memo } from 'react';
import type { LookVariantId } from '../../../theme/token-sheet.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { lookNamed, type Picked, tokenKind } from '../use-lab.ts';
import { TokenSample } from './TokenSample.tsx';
import styles from './TokenTile.module.css';

interface TokenTileProps {
  name: string;
  look: LookVariantId;
  value: string | undefined;
  resolved: string | undefined;
  isChanged: boolean;
  isPicked: boolean;
  onPick(picked: Picked): void;
}

/** Memoised: there are hundreds, and only one changes while a colour is dragged. */
export const TokenTile = memo(
  ({ name, look, value, resolved, isChanged, isPicked, onPick }: TokenTileProps) => (
    <li>
      <button
        type="button"
        className={styles.tile}
        aria-pressed={isPicked}
        onClick={({ currentTarget }) => {
          onPick({ look, token: name });
          currentTarget.scrollIntoView({ block: 'nearest' });
        }}
      >
        <span className={styles.sample}>
          {resolved !== undefined && (
            <TokenSample name={name} kind={tokenKind(name)} value={resolved} />
          )}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>
            {name}
            {isChanged && <span className={styles.changed}> changed</span>}
          </span>
          <span className={styles.value}>{value ?? 'not set'}</span>
          <VisuallyHidden>in {lookNamed(look).name}</VisuallyHidden>
        </span>
      </button>
    </li>
  ),
);
