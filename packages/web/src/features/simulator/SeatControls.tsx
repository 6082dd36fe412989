import type { Dance } from '@bee-jinx/contract/browser';
import { type Decision, isDanceOver } from '@bee-jinx/game';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Inline, Stack } from '../../ui/layout/Stack.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';

interface SeatControlsProps {
  game: Dance;
  onAnswer(): void;
  onSay(word: string): void;
  onAgree(): void;
  onDecide(decision: Decision): void;
  onLeave(): void;
}

/** Input isn't validated: the server's reply is what the tester wants to see. */
export function SeatControls({ game, ...on }: SeatControlsProps) {
  const { status, isInviter } = game;
  if (isDanceOver(game)) return null;
  return (
    <Stack gap={3}>
      {status === 'active' && <WordForm key={game.roundNumber} onSay={on.onSay} />}
      <Inline gap={2}>
        {status === 'invited' && !isInviter && (
          <Button size="small" onClick={on.onAnswer}>
            Accept
          </Button>
        )}
        {status === 'deciding' && (
          <>
            <Button size="small" onClick={() => on.onDecide('continue')}>
              Go on
            </Button>
            <Button size="small" variant="outline" onClick={() => on.onDecide('stop')}>
              Stop
            </Button>
          </>
        )}
        {game.thatCounts.open && (
          <Button size="small" variant="outline" onClick={on.onAgree}>
            That counts
          </Button>
        )}
        <Button size="small" variant="outline" onClick={on.onLeave}>
          End it
        </Button>
      </Inline>
    </Stack>
  );
}

function WordForm({ onSay }: Pick<SeatControlsProps, 'onSay'>) {
  const [word, setWord] = useState('');
  function send(event: SubmitEvent): void {
    event.preventDefault();
    onSay(word);
  }
  return (
    <Stack as="form" gap={3} onSubmit={send} noValidate>
      <TextField
        label="Word"
        value={word}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setWord(currentTarget.value)}
      />
      <Button type="submit" size="small">
        Seal
      </Button>
    </Stack>
  );
}
