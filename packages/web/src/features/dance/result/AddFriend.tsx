import type { Dance } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { BlockMenu } from '../../../domain/friends/BlockMenu.tsx';
import { answerRequestMutation } from '../../../domain/friends/mutations.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { Inline, Stack } from '../../../ui/layout/Stack.tsx';
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
  const decline = useMutation(answerRequestMutation(useQueryClient()));
  const hasDeclined = decline.isSuccess && !mine && !theirs;

  function ask(): void {
    setAsked(true);
    run();
  }

  return (
    <Stack gap={2}>
      {/* Takes the focus from the button that has gone. */}
      <p
        key={mine ? 'asked' : hasDeclined ? 'declined' : 'open'}
        role="status"
        ref={hasAsked || hasDeclined ? focusOnMount : undefined}
        tabIndex={-1}
      >
        {isFriend && (mine || theirs) && `You and ${partnerName(game)} are friends now.`}
        {!isFriend && mine && `Asked. You are friends as soon as ${partnerName(game)} says yes.`}
        {!isFriend && !mine && theirs && `${name} would like to be friends.`}
        {!isFriend && hasDeclined && 'That’s a no, then. They aren’t told.'}
      </p>
      {!isFriend && (!mine || theirs) && (
        <Button variant="outline" isBusy={isBusy} onClick={() => ask()}>
          {theirs ? `Be friends with ${partnerName(game)}` : `Add ${partnerName(game)} as a friend`}
        </Button>
      )}
      {!isFriend && !mine && theirs && game.opponent && (
        <Inline gap={2} align="center" wrap={false}>
          <Button
            variant="outline"
            size="small"
            isBusy={decline.isPending}
            onClick={() => decline.mutate({ userId: game.opponent?.userId ?? '', accept: false })}
          >
            No, thanks
          </Button>
          <BlockMenu {...game.opponent} />
        </Inline>
      )}
      <Fault>{fault ?? (decline.error ? errorMessage(decline.error) : undefined)}</Fault>
    </Stack>
  );
}
