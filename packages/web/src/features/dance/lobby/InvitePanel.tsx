import type { Dance } from '@bee-jinx/contract/browser';
import { maxRoundsRange } from '@bee-jinx/game';
import { useState } from 'react';
import { usePlayer } from '../../../domain/account/player.ts';
import { NameBeforeInvite } from '../../../domain/invitation/NameBeforeInvite.tsx';
import { isNameUnasked } from '../../../domain/invitation/name-asked.ts';
import { sendInviteLink } from '../../../domain/invitation/send-invite-link.ts';
import { dancePath } from '../../../domain/play/dance-path.ts';
import { useNavigate } from '../../../platform/router/router-context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLabel } from '../../../ui/button/ButtonLabel.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { useInviteToDance } from '../dance-commands.ts';

interface InvitePanelProps {
  games: readonly Dance[];
  onMoreWays(): void;
}

/** Invites by a link in one tap: it is made, and the share sheet of the device opens. */
export function InvitePanel({ games, onMoreWays }: InvitePanelProps) {
  const player = usePlayer();
  const navigate = useNavigate();
  const { run, isBusy, fault } = useInviteToDance();
  const [isAskingName, setAskingName] = useState(false);

  async function send({ gameId, link }: Dance): Promise<void> {
    void navigate(dancePath(gameId));
    if (link === undefined) return;
    const sent = await sendInviteLink(new URL(link, location.href).href);
    if (sent === 'copied')
      showToast({ variant: 'done', text: 'Link copied. Send it to a friend.' });
  }

  function invite(): void {
    // A link that nobody has taken yet is as good as a new one.
    const open = games.find(
      ({ link, gameConfig: { pace, maxRounds }, opening }) =>
        link && !opening && pace === 'relaxed' && maxRounds === maxRoundsRange.usual,
    );
    if (open) void send(open);
    else run({ gameConfig: { pace: 'relaxed' } }, { onSuccess: ({ game }) => void send(game) });
  }

  if (isAskingName) {
    return (
      <>
        <NameBeforeInvite action="Invite a friend" isBusy={isBusy} onDone={invite} />
        <Fault>{fault}</Fault>
      </>
    );
  }
  return (
    <Stack gap={3}>
      <Button
        isBusy={isBusy}
        onClick={() => (isNameUnasked(player) ? setAskingName(true) : invite())}
      >
        <ButtonLabel icon="share">Invite a friend</ButtonLabel>
      </Button>
      <Fault>{fault}</Fault>
      <Button variant="outline" aria-haspopup="dialog" onClick={onMoreWays}>
        More ways to invite
      </Button>
    </Stack>
  );
}
