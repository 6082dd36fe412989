import { displayNameFaultMessages, parseDisplayName } from '@bee-jinx/game';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { Button } from '../../ui/button/Button.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import { renameMutation } from '../account/mutations.ts';
import { usePlayer } from '../account/player.ts';
import { rememberNameAsked } from './name-asked.ts';

interface NameBeforeInviteProps {
  /** What is done next, as on its button: "Invite a friend". */
  action: string;
  isBusy: boolean;
  /** What the friend will read with the name. */
  reads?: (name: string) => string;
  /** Called when the name is saved, or was skipped. */
  onDone(): void;
}

/** Asks for the name that a friend will read. Once, and it can be skipped. */
export function NameBeforeInvite({
  action,
  isBusy,
  reads = (name) => `${name} invites you.`,
  onDone,
}: NameBeforeInviteProps) {
  const { userId, displayName } = usePlayer();
  const [name, setName] = useState(displayName);
  const [fault, setFault] = useState<string>();
  const rename = useMutation(renameMutation(useQueryClient(), userId));

  function finish(): void {
    rememberNameAsked(userId);
    onDone();
  }

  function save(event: SubmitEvent): void {
    event.preventDefault();
    const ruling = parseDisplayName(name);
    if (!ruling.ok) {
      setFault(displayNameFaultMessages[ruling.fault]);
      return;
    }
    if (ruling.name === displayName) finish();
    else
      rename.mutate(ruling.name, {
        onSuccess: finish,
        onError: (error) => setFault(errorMessage(error)),
      });
  }

  return (
    <Stack as="form" gap={3} noValidate onSubmit={save}>
      <TextField
        ref={focusOnMount}
        label="What should your friend call you?"
        hint={`They’ll read: ${reads(name.trim() || displayName)}`}
        value={name}
        fault={fault}
        autoComplete="nickname"
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" isBusy={isBusy || rename.isPending}>
        {action}
      </Button>
      <Button variant="outline" isBusy={isBusy} onClick={finish}>
        Skip, I’m {displayName}
      </Button>
    </Stack>
  );
}
