import type { Player } from '@bee-jinx/contract/browser';
import { displayNameFaultMessages, displayNameLength, parseDisplayName } from '@bee-jinx/game';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { renameMutation } from '../../domain/account/mutations.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import styles from './RenameForm.module.css';

const hint = `${displayNameLength.min} to ${displayNameLength.max} characters. Others will see it.`;

export function RenameForm({ player }: { player: Player }) {
  // Until something is typed the field follows the name, which may change in another tab.
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const rename = useMutation(renameMutation(useQueryClient(), player.userId));
  const text = typed ?? player.displayName;
  const advice = typed === undefined ? undefined : adviceFor(typed);
  const fault = advice ?? (rename.error ? errorMessage(rename.error) : undefined);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (rename.isPending) return;
    if (advice !== undefined) {
      field.current?.focus();
      return;
    }
    rename.mutate(text, {
      onSuccess: () => setTyped(undefined),
      onError: () => field.current?.focus(),
    });
  }

  return (
    <Stack as="form" gap={2} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label="Display name"
        name="displayName"
        autoComplete="nickname"
        spellCheck={false}
        enterKeyHint="done"
        hint={hint}
        fault={fault}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          if (!rename.isPending && !rename.isIdle) rename.reset();
        }}
      />
      <Button type="submit" isBusy={rename.isPending}>
        {rename.isPending ? 'Saving…' : 'Save name'}
      </Button>
      <p className={styles.done} role="status">
        {rename.isSuccess && `Saved. You are ${rename.data.displayName} now.`}
      </p>
    </Stack>
  );
}

function adviceFor(typed: string): string | undefined {
  const ruling = parseDisplayName(typed);
  return ruling.ok ? undefined : displayNameFaultMessages[ruling.fault];
}
