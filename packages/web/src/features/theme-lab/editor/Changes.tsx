import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { copyText } from '../../../ui/copy-field/copy-text.ts';
import { IconButton } from '../../../ui/icon-button/IconButton.tsx';
import { Inline } from '../../../ui/layout/Stack.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { editsToCss, listEdits } from '../tokens/edits.ts';
import { sheet } from '../tokens/sheet.ts';
import { lookNamed, useLab, usePageLook } from '../use-lab.ts';
import styles from './Changes.module.css';

export function Changes() {
  const { edits, reset, resetAll, isOnPage, setOnPage } = useLab();
  const pageLook = usePageLook().name;
  const changes = listEdits(edits);
  const css = editsToCss(sheet, edits);
  const [taken, setTaken] = useState<{ css: string; outcome: 'copied' | 'refused' }>();
  const outcome = taken?.css === css ? taken.outcome : undefined;
  return (
    <div className={styles.changes}>
      <h2 className={styles.title}>Changed: {changes.length.toLocaleString()}</h2>
      <ul className={styles.list}>
        {changes.map(({ look, token, value }) => (
          <Inline
            as="li"
            gap={2}
            align="center"
            justify="space-between"
            wrap={false}
            key={`${look} ${token}`}
          >
            <span className={styles.what}>
              <code>--{token}</code> {value} <span>in {lookNamed(look).name}</span>
            </span>
            <IconButton
              icon="replay"
              label={`Reset ${token} in ${lookNamed(look).name}`}
              onClick={() => reset({ look, token })}
            />
          </Inline>
        ))}
      </ul>
      <Switch
        label="On the whole page"
        hint={`The page wears ${pageLook}, so it takes what changes that look.`}
        isOn={isOnPage}
        onTurn={setOnPage}
      />
      <Button
        size="small"
        onClick={async () => setTaken({ css, outcome: await copyText(css, navigator.clipboard) })}
      >
        Copy changed tokens
      </Button>
      <p role="status" className={styles.outcome}>
        {outcome === 'copied' && 'Copied. Each line belongs into the rule of the same name.'}
        {outcome === 'refused' && 'Your browser keeps its clipboard shut. Here it is:'}
      </p>
      {outcome === 'refused' && <pre className={styles.css}>{css}</pre>}
      <Button size="small" variant="outline" onClick={resetAll}>
        Reset all
      </Button>
    </div>
  );
}
