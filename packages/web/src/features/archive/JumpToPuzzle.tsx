import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { pickUnplayed } from '../../domain/archive/pick-unplayed.ts';
import { useNavigate } from '../../platform/router/router-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { archiveQuery, indexByDate } from './archive-query.ts';
import styles from './JumpToPuzzle.module.css';

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

function useRandomPuzzle(today: string) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { pages } = await cache.fetchInfiniteQuery({ ...archiveQuery(today), pages: 1000 });
      return pickUnplayed(indexByDate(pages).values(), today, Math.random());
    },
    onSuccess: (puzzleNumber) => {
      if (puzzleNumber !== undefined) void navigate(`/jinx/daily?puzzleNumber=${puzzleNumber}`);
      else showToast({ variant: 'done', text: 'You have played them all. The bee is impressed.' });
    },
    onError: (error) => showToast({ variant: 'fault', text: errorMessage(error) }),
  });
}
