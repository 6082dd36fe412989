import { maxInviteMessageCharacters, maxRoundsRange, parseFriendCode } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { usePlayer } from '../../../domain/account/player.ts';
import { friendsQuery } from '../../../domain/friends/friends.ts';
import { dancePath } from '../../../domain/play/dance-path.ts';
import { readExistingGameId } from '../../../domain/play/existing-game.ts';
import { useOptionalWord } from '../../../domain/play/use-optional-word.ts';
import { useNavigate } from '../../../platform/router/router-context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { DanceLength } from '../DanceLength.tsx';
import { useInviteToDance } from '../dance-commands.ts';
import { paceLabels } from '../pace-labels.ts';
import { FriendPicker } from './FriendPicker.tsx';

interface InviteSheetProps {
  isOpen: boolean;
  onClose(): void;
}

type InviteMethod = 'friend' | 'code' | 'link';

export default function InviteSheet({ isOpen, onClose }: InviteSheetProps) {
  const formId = useId();
  const navigate = useNavigate();
  const { userId } = usePlayer();
  const friends = useQuery(friendsQuery(userId)).data?.friends ?? [];
  const [chosenMethod, setMethod] = useState<InviteMethod>();
  const method = chosenMethod ?? (friends.length > 0 ? 'friend' : 'link');
  const [friendId, setFriendId] = useState<string>();
  const [friendFault, setFriendFault] = useState<string>();
  const [pace, setPace] = useState<'live' | 'relaxed'>('relaxed');
  const [maxRounds, setMaxRounds] = useState<number>(maxRoundsRange.usual);
  const [code, setCode] = useState('');
  const [codeFault, setCodeFault] = useState<string>();
  const [message, setMessage] = useState('');
  const first = useOptionalWord();
  const { run, isBusy, fault, error } = useInviteToDance();
  const existing = readExistingGameId(error);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const friendCode = method === 'code' ? parseFriendCode(code) : undefined;
    if (method === 'code' && friendCode === undefined) {
      setCodeFault('A friend code has eight letters and digits.');
      return;
    }
    if (method === 'friend' && friendId === undefined) {
      setFriendFault('Choose a friend.');
      return;
    }
    const { ok, word } = first.read();
    if (!ok) return;
    run(
      {
        gameConfig: { pace, maxRounds },
        ...(method === 'friend' && friendId !== undefined && { invitedPlayer: friendId }),
        ...(friendCode !== undefined && { challengedFriendCode: friendCode }),
        ...(message.trim() !== '' && { message }),
        ...(word !== undefined && { firstWord: word }),
      },
      { onSuccess: ({ game }) => void navigate(dancePath(game.gameId)) },
    );
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title="More ways to invite"
      actions={
        <Button type="submit" form={formId} isBusy={isBusy}>
          {method === 'link' ? 'Make the link' : 'Send the invite'}
        </Button>
      }
    >
      <Stack as="form" gap={4} id={formId} onSubmit={send} noValidate>
        <Segmented<InviteMethod>
          legend="How"
          choices={[
            ...(friends.length > 0 ? [{ value: 'friend' as const, name: 'A friend' }] : []),
            { value: 'link', name: 'By a link' },
            { value: 'code', name: 'By code' },
          ]}
          chosen={method}
          onChoose={setMethod}
          hint={method === 'link' ? 'Whoever opens it first dances with you.' : ''}
        />
        {method === 'friend' && (
          <>
            <FriendPicker
              friends={friends}
              chosen={friendId}
              onChoose={(chosen) => {
                setFriendId(chosen);
                setFriendFault(undefined);
              }}
            />
            <Fault>{friendFault}</Fault>
          </>
        )}
        {method === 'code' && (
          <TextField
            label="Their friend code"
            value={code}
            fault={codeFault}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => {
              setCode(currentTarget.value);
              setCodeFault(undefined);
            }}
          />
        )}
        <Segmented<'relaxed' | 'live'>
          legend="Pace"
          choices={[
            { value: 'relaxed', name: 'Relaxed' },
            { value: 'live', name: 'Live' },
          ]}
          chosen={pace}
          onChoose={setPace}
          hint={paceLabels[pace]}
        />
        <DanceLength chosen={maxRounds} onChoose={setMaxRounds} />
        <TextArea
          label="A message, if you like"
          rows={2}
          max={maxInviteMessageCharacters}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <TextField
          label="Your first word, if you like"
          hint="It stays sealed until they have said theirs."
          {...first.field}
        />
        <Fault>{fault}</Fault>
        {existing !== undefined && (
          <Button variant="outline" onClick={() => void navigate(dancePath(existing))}>
            Go to that dance
          </Button>
        )}
      </Stack>
    </Sheet>
  );
}
