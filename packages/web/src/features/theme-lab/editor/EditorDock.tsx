import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../ui/icon-button/IconButton.tsx';
import { Inline } from '../../../ui/layout/Stack.tsx';
import { useEscape } from '../../../ui/use-escape.ts';
import { listEdits } from '../tokens/edits.ts';
import { lookNamed, type Picked, useLab } from '../use-lab.ts';
import { Changes } from './Changes.tsx';
import { Contrasts } from './Contrasts.tsx';
import styles from './EditorDock.module.css';
import { TokenInput } from './TokenInput.tsx';

export function EditorDock() {
  const { picked, edits } = useLab();
  const hasChanges = listEdits(edits).length > 0;
  if (!picked && !hasChanges) return null;
  return (
    <aside className={styles.dock} aria-label="Token editor">
      {/* A new key lets the field begin with the new token's value. */}
      {picked && <InHand key={`${picked.look} ${picked.token}`} picked={picked} />}
      {hasChanges && <Changes />}
    </aside>
  );
}

/** Takes the focus, and returns it to its tile when closed. */
function InHand({ picked }: { picked: Picked }) {
  const { pick } = useLab();
  const title = useRef<HTMLHeadingElement>(null);
  const tile = useRef<Element>(null);
  useLayoutEffect(() => {
    tile.current = document.activeElement;
    title.current?.focus({ preventScroll: true });
  }, []);

  function putDown(): void {
    if (tile.current instanceof HTMLElement) tile.current.focus();
    pick(undefined);
  }
  useEscape(putDown);

  return (
    <>
      <Inline gap={3} align="center" justify="space-between" wrap={false}>
        <h2 ref={title} className={styles.title} tabIndex={-1}>
          <code>--{picked.token}</code> <span>in {lookNamed(picked.look).name}</span>
        </h2>
        <IconButton icon="close" label="Close the token editor" onClick={putDown} />
      </Inline>
      <TokenInput picked={picked} />
      <Contrasts picked={picked} />
    </>
  );
}
