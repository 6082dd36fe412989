import type { ModelPrompt } from '@bee-jinx/contract/browser';
import { useState } from 'react';
import { formatDateTime } from '../../../platform/format-date-time.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Inline } from '../../../ui/layout/Stack.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { AdminErrorNotice } from '../AdminErrorNotice.tsx';
import { AdminPanel } from '../AdminPage.tsx';
import styles from './Gpt5.module.css';
import { useSavePrompt } from './model-queries.ts';

interface PromptsPanelProps {
  prompts: readonly ModelPrompt[];
  chosen: ModelPrompt | undefined;
  onChoose(version: number): void;
}

/** The prompt of the model. Saving a change makes a new version and keeps the old ones. */
export function PromptsPanel({ prompts, chosen, onChoose }: PromptsPanelProps) {
  const [text, setText] = useState(chosen?.text ?? '');
  const [note, setNote] = useState('');
  const save = useSavePrompt();
  const nameOf = ({ version, note: why, createdAt }: ModelPrompt) =>
    [`Prompt ${version}`, why, createdAt && formatDateTime(createdAt)].filter(Boolean).join(' · ');
  return (
    <AdminPanel
      title={`Prompt ${chosen?.version ?? ''}`}
      aside={
        <Menu
          label="Choose a version of the prompt"
          items={prompts.map((prompt) => ({
            name: nameOf(prompt),
            isChosen: prompt.version === chosen?.version,
            onChoose: () => onChoose(prompt.version),
          }))}
        />
      }
    >
      <TextArea
        label="What the model is told"
        hint="{word1}, {word2} and {said} are filled in."
        rows={7}
        max={4000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.form}>
        <TextField
          label="What is different in it (optional)"
          maxLength={200}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Inline gap={2} className={styles.go}>
          <Button
            variant="outline"
            size="small"
            disabled={text.trim() === '' || text === chosen?.text}
            isBusy={save.isPending}
            onClick={() =>
              save.mutate({ text, note }, { onSuccess: ({ prompt }) => onChoose(prompt.version) })
            }
          >
            Keep as a new version
          </Button>
        </Inline>
      </div>
      <AdminErrorNotice error={save.error} />
    </AdminPanel>
  );
}
