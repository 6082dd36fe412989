import type { CSSProperties, ReactNode } from 'react';
import type { LookVariant } from '../../theme/token-sheet.ts';
import styles from './Scope.module.css';
import { changedTokens, unsetTokens } from './tokens/edits.ts';
import { sheet } from './tokens/sheet.ts';
import { originals, useLab } from './use-lab.ts';

interface ScopeProps {
  look: LookVariant;
  hasName?: boolean;
  children: ReactNode;
}

/** Part of the page in another look. */
export function Scope({ look, hasName = true, children }: ScopeProps) {
  const { tokens } = useLab();
  const style = {
    ...unsetTokens(sheet, originals[look.id]),
    ...changedTokens(originals[look.id], tokens[look.id]),
  };
  return (
    // The token sheet builds every look on the light one of the root element, which may be another
    // here.
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
