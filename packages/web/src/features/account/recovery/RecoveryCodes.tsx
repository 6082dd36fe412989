import { useState } from 'react';
import { saveFile } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { copyText } from '../../../ui/copy-field/copy-text.ts';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { Inline, Stack } from '../../../ui/layout/Stack.tsx';
import styles from '../AccountForm.module.css';
import list from './RecoveryCodes.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onConfirmSaved(): void;
}

/** Shown until the player confirms to have saved them; they can't be shown again. */
export function RecoveryCodes({ codes, onConfirmSaved }: RecoveryCodesProps) {
  const [done, setDone] = useState<string>();
  const text = codes.join('\n');

  async function copy(): Promise<void> {
    const outcome = await copyText(text, navigator.clipboard);
    setDone(
      outcome === 'copied'
        ? 'Copied.'
        : 'Your browser doesn’t allow copying here. Select the codes, or download them.',
    );
  }

  function download(): void {
    const lines = ['Recovery codes for Bee Jinx', location.origin, '', text, ''];
    saveFile('bee-jinx-recovery-codes.txt', new Blob([lines.join('\n')], { type: 'text/plain' }));
    setDone('Downloaded.');
  }

  return (
    <Stack gap={2}>
      {/* Takes the focus from the form that has gone. */}
      <p ref={focusOnMount} tabIndex={-1}>
        If you forget your password, your e-mail and one of these codes let you set a new one. Keep
        them where you keep important things: they are shown only now.
      </p>
      <ul className={list.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Inline gap={3}>
        <Button variant="outline" size="small" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="outline" size="small" onClick={download}>
          Download
        </Button>
      </Inline>
      <p className={styles.done} role="status">
        {done}
      </p>
      <Button onClick={onConfirmSaved}>I have kept them</Button>
    </Stack>
  );
}
