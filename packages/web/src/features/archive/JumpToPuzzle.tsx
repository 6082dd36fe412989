import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import styles from './JumpToPuzzle.module.css';
import { useRandomPuzzle } from './use-surprise.ts';

/** Straight to a puzzle: by its number, or by chance. */
export function JumpToPuzzle({ today, last }: { today: string; last: number }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const surprise = useRandomPuzzle(today);

  function jump(event: SubmitEvent): void {
    event.preventDefault();
    const number = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : 0;
    if (number >= 1 && number <= last) void navigate(`/jinx/daily?puzzleNumber=${number}`);
    else setFault(`There are puzzles from 1 to ${last}.`);
  }

  return (
    <Stack gap={4}>
      <form className={styles.form} onSubmit={jump} noValidate>
        <TextField
          label="Puzzle number"
          hint={`From 1 to ${last}`}
          fault={fault}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={7}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setFault(undefined);
          }}
        />
        <Button type="submit" look="outline" size="small">
          Go
        </Button>
      </form>
      <Button isBusy={surprise.isPending} onClick={() => surprise.mutate()}>
        Surprise me
      </Button>
    </Stack>
  );
}
