import type { Dance } from '@bee-jinx/contract/browser';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { existingGame } from '../../../api/existing-game.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { danceAddress } from '../dance-queries.ts';
import { paceText } from '../pace-text.ts';
import { useCommand } from '../use-command.ts';
import { useOptionalWord } from '../use-optional-word.ts';
import styles from './AnswerForm.module.css';

interface AnswerFormProps {
  gameId: string;
  name: string;
  pace: Dance['gameConfig']['pace'];
}

/** Saying the first word is the answer. It may also come later. */
export function AnswerForm({ gameId, name, pace }: AnswerFormProps) {
  const navigate = useNavigate();
  const first = useOptionalWord();
  const { run, isBusy, fault, error } = useCommand((word: string | undefined) =>
    call('respondToInvite', { body: { gameId, accept: true, word } }),
  );
  const existing = existingGame(error);

  function accept(): void {
    const { ok, word } = first.read();
    if (!ok) return;
    run(word, { onSuccess: () => void navigate(danceAddress(gameId)) });
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        accept();
      }}
    >
      <p>{paceText[pace]}</p>
      <TextField
        label="Your first word"
        hint="Any word. It stays sealed until both are in; you can also say it later."
        {...first.field}
      />
      <Button type="submit" isBusy={isBusy}>
        Dance with {name}
      </Button>
      <Fault>{fault}</Fault>
      {existing !== undefined && (
        <Button look="outline" onClick={() => void navigate(danceAddress(existing))}>
          Go to that dance
        </Button>
      )}
    </form>
  );
}
