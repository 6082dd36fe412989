import { type SubmitEvent, useState } from 'react';
import { useAnotherPuzzle } from '../../domain/archive/use-another-puzzle.ts';
import { useNavigate } from '../../platform/router/router-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import styles from './JumpToPuzzle.module.css';

export function JumpToPuzzle({ last }: { last: number }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const surprise = useAnotherPuzzle();

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
        <Button type="submit" variant="outline" size="small">
          Go
        </Button>
      </form>
      <Button isBusy={surprise.isPending} onClick={() => surprise.mutate()}>
        Surprise me
      </Button>
    </Stack>
  );
}
