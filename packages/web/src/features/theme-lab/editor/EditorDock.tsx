import { IconButton } from '../../../ui/IconButton.tsx';
import { listEdits } from '../tokens/edits.ts';
import { lookNamed, useLab } from '../use-lab.ts';
import { Changes } from './Changes.tsx';
import { Contrasts } from './Contrasts.tsx';
import styles from './EditorDock.module.css';
import { TokenInput } from './TokenInput.tsx';

/** Floats over the page, so that one sees what a change does wherever one looks. */
export function EditorDock() {
  const { picked, pick, edits } = useLab();
  const hasChanges = listEdits(edits).length > 0;
  if (!picked && !hasChanges) return null;
  return (
    <aside className={styles.dock} aria-label="Token editor">
      {picked && (
        <>
          <div className={styles.head}>
            <h2 className={styles.title}>
              <code>--{picked.token}</code> <span>in {lookNamed(picked.look).name}</span>
            </h2>
            <IconButton icon="close" label="Put it down" onClick={() => pick(undefined)} />
          </div>
          {/* A new key lets the field begin with the new token's value. */}
          <TokenInput key={`${picked.look} ${picked.token}`} picked={picked} />
          <Contrasts picked={picked} />
        </>
      )}
      {hasChanges && <Changes />}
    </aside>
  );
}
