import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { TextArea } from '../../ui/text-area/TextArea.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import styles from './FeedbackForm.module.css';
import {
  type FeedbackDraft,
  type FeedbackKind,
  maxFeedbackCharacters,
  textFault,
} from './feedback.ts';
import { ScreenshotField } from './ScreenshotField.tsx';
import { screenshotFault } from './screenshot.ts';

interface FeedbackFormProps {
  /** The `form` attribute of the submit button, which is outside the form. */
  id: string;
  draft: FeedbackDraft;
  onChange(change: Partial<FeedbackDraft>): void;
  onSubmit(): void;
  screen: string;
  version: string;
}

const choices: { value: FeedbackKind; name: string }[] = [
  { value: 'idea', name: 'Idea' },
  { value: 'bug', name: 'Bug' },
  { value: 'praise', name: 'Praise' },
  { value: 'other', name: 'Other' },
];

const questions: Record<FeedbackKind, string> = {
  idea: 'What would you change?',
  bug: 'What went wrong?',
  praise: 'What do you like?',
  other: 'What’s on your mind?',
};

export function FeedbackForm({
  id,
  draft,
  onChange,
  onSubmit,
  screen,
  version,
}: FeedbackFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [fault, setFault] = useState<string>();
  const [pictureFault, setPictureFault] = useState<string>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const refusal = textFault(draft.text);
    setFault(refusal);
    if (refusal === undefined) onSubmit();
    else field.current?.focus();
  }

  function paste({ clipboardData }: ClipboardEvent): void {
    const picture = clipboardData.files[0];
    if (!picture) return;
    const refusal = screenshotFault(picture);
    setPictureFault(refusal);
    if (refusal === undefined) onChange({ screenshot: picture });
  }

  return (
    <Stack as="form" gap={3} id={id} noValidate onSubmit={submit} onPaste={paste}>
      <Segmented
        legend="What is it?"
        choices={choices}
        chosen={draft.kind}
        onChoose={(kind) => onChange({ kind })}
      />
      <TextArea
        ref={field}
        label={questions[draft.kind]}
        name="text"
        max={maxFeedbackCharacters}
        fault={fault}
        value={draft.text}
        onKeyDown={submitByKey}
        onChange={({ target }) => {
          onChange({ text: target.value });
          setFault(undefined);
        }}
      />
      <TextField
        label="How to reach you (optional)"
        name="contact"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        hint="Only if you’d like an answer."
        value={draft.contact}
        onChange={({ target }) => onChange({ contact: target.value })}
      />
      <ScreenshotField
        file={draft.screenshot}
        onChange={(screenshot) => onChange({ screenshot })}
        fault={pictureFault}
        onFault={setPictureFault}
      />
      <p className={styles.along}>
        We also send: the screen you’re on (<code>{screen}</code>) and the version (
        <code>{version}</code>).
      </p>
    </Stack>
  );
}

/** Enter inserts a line break, so sending takes a modifier key. */
function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
