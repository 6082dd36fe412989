import { type CombinationId, resolveToken } from '../../../theme/token-sheet.ts';
import { lookNamed, tokenKind, useLab } from '../use-lab.ts';
import { TokenSample } from './TokenSample.tsx';
import styles from './TokenTile.module.css';

interface TokenTileProps {
  name: string;
  look: CombinationId;
  tokens: ReadonlyMap<string, string>;
}

/** A token as it looks and as it is written. Pressed, it can be changed. */
export function TokenTile({ name, look, tokens }: TokenTileProps) {
  const { edits, picked, pick } = useLab();
  const value = tokens.get(name);
  const resolved = resolveToken(tokens, name);
  const isPicked = picked?.look === look && picked.token === name;
  const isChanged = edits[look]?.[name] !== undefined;
  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        aria-pressed={isPicked}
        onClick={() => pick({ look, token: name })}
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
          <span className={styles.unseen}>in {lookNamed(look).name}</span>
        </span>
      </button>
    </li>
  );
}
