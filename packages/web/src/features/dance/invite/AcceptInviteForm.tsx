import type { Dance } from '@bee-jinx/contract/browser';
import { dancePath } from '../../../domain/play/dance-path.ts';
import { readExistingGameId } from '../../../domain/play/existing-game.ts';
import { useOptionalWord } from '../../../domain/play/use-optional-word.ts';
import { useNavigate } from '../../../platform/router/router-context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { useAcceptInvite } from '../dance-commands.ts';
import { describeConfig } from '../pace-labels.ts';

interface AcceptInviteFormProps {
  gameId: string;
  name: string;
  gameConfig: Dance['gameConfig'];
  opening: Dance['opening'];
}

/** Accepts an invite, with an optional first word. */
export function AcceptInviteForm({ gameId, name, gameConfig, opening }: AcceptInviteFormProps) {
  const navigate = useNavigate();
  const first = useOptionalWord();
  const { run, isBusy, fault, error } = useAcceptInvite(gameId);
  const existing = readExistingGameId(error);

  function accept(): void {
    const { ok, word } = first.read();
    if (!ok) return;
    run(word, { onSuccess: () => void navigate(dancePath(gameId)) });
  }

  return (
    <Stack
      as="form"
      gap={4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        accept();
      }}
    >
      <TextField
        label="Your first word"
        hint={`${opening ? `A word that links ${opening.pair.join(' and ')}` : 'Any word to begin with'}. It stays sealed until both are in. You can leave it for later.`}
        {...first.field}
      />
      <Button type="submit" isBusy={isBusy}>
        Dance with {name}
      </Button>
      <p>{describeConfig(gameConfig)}</p>
      <Fault>{fault}</Fault>
      {existing !== undefined && (
        <Button variant="outline" onClick={() => void navigate(dancePath(existing))}>
          Go to that dance
        </Button>
      )}
    </Stack>
  );
}
