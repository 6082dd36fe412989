import type { CSSProperties, ReactNode } from 'react';
import type { LookVariant } from '../../theme/token-sheet.ts';
import styles from './Scope.module.css';
import { changedTokens, unsetTokens } from './tokens/edits.ts';
import { sheet } from './tokens/sheet.ts';
import { originals, useLab } from './use-lab.ts';

interface ScopeProps {
  look: LookVariant;
  /** Named above the samples, where several looks stand side by side. */
  hasName?: boolean;
  children: ReactNode;
}

/** A piece of the page in a look of its own. */
export function Scope({ look, hasName = true, children }: ScopeProps) {
  const { tokens } = useLab();
  const style = {
    ...unsetTokens(sheet, originals[look.id]),
    ...changedTokens(originals[look.id], tokens[look.id]),
  };
  return (
    // The sheet builds every look upon the light one of the root element; here the root may be another.
    <div className={styles.base} data-theme="light" data-skin="default">
      <div
        className={styles.scope}
        data-theme={look.theme}
        data-skin={look.skin}
        style={style as CSSProperties}
      >
        {hasName && <p className={styles.name}>{look.name}</p>}
        {children}
      </div>
    </div>
  );
}
