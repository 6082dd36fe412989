import type { Dance } from '@bee-jinx/contract/browser';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useBefriendPartner } from '../dance-commands.ts';
import { partnerName, partnerNameCapitalized } from '../partner-name.ts';

interface AddFriendProps {
  game: Dance;
  befriends: NonNullable<Dance['befriends']>;
}

/** For two who have danced and aren't friends yet. It takes both. */
export function AddFriend({ game, befriends }: AddFriendProps) {
  const { run, isBusy, fault } = useBefriendPartner(game);
  const isFriend = game.opponent?.isFriend === true;
  const { mine, theirs } = befriends;
  const name = partnerNameCapitalized(game);
  const [hasAsked, setAsked] = useState(false);

  function ask(): void {
    setAsked(true);
    run();
  }

  return (
    <Stack gap={2}>
      {/* Takes the focus from the button that has gone. */}
      <p
        key={mine ? 'asked' : 'open'}
        role="status"
        ref={hasAsked ? focusOnMount : undefined}
        tabIndex={-1}
      >
        {isFriend && (mine || theirs) && `You and ${partnerName(game)} are friends now.`}
        {!isFriend && mine && `Asked. You are friends as soon as ${partnerName(game)} says yes.`}
        {!isFriend && !mine && theirs && `${name} would like to be friends.`}
      </p>
      {!isFriend && (!mine || theirs) && (
        <Button variant="outline" isBusy={isBusy} onClick={() => ask()}>
          {theirs ? `Be friends with ${partnerName(game)}` : `Add ${partnerName(game)} as a friend`}
        </Button>
      )}
      <Fault>{fault}</Fault>
    </Stack>
  );
}
