import type { Player } from '@bee-jinx/contract/browser';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { signOut } from '../../../domain/account/auth-transitions.ts';
import { playerQuery, usePlayer } from '../../../domain/account/player.ts';
import { msUntilNextLook, suspensionQuery } from '../../../domain/account/suspension.ts';
import { feedbackOpenPath, openFeedback } from '../../../domain/feedback/open-feedback.ts';
import { createDateFormat } from '../../../platform/format-date-time.ts';
import { useStore } from '../../../platform/store.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { MutedText } from '../../../ui/layout/MutedText.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { DataPanel } from '../DataPanel.tsx';
import styles from './SuspendedScreen.module.css';

const whenWords = createDateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** Replaces every screen while the player is suspended. */
export default function SuspendedScreen() {
  const player = usePlayer();
  const { suspension } = player;
  useEnd(player.userId);
  return (
    <Screen
      title={suspension?.until ? 'You can’t play for a while' : 'You can’t play here any more'}
    >
      <Why player={player} />
      <DataPanel />
      <Leave />
    </Screen>
  );
}

function Why({ player }: { player: Player }) {
  const { data, error, isPending, refetch } = useQuery(suspensionQuery(player.userId));
  const isWriting = useStore(feedbackOpenPath) !== undefined;
  const look = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (!isWriting) look();
  }, [isWriting]);
  const until = player.suspension?.until;
  return (
    <>
      <p>
        {until === undefined
          ? 'We have closed the game for you. You can’t dance, play the daily puzzle or post.'
          : `Until ${whenWords(until)} you can’t dance, play the daily puzzle or post. Then all is as it was.`}
      </p>
      {isPending && <Skeleton lines={2} />}
      {data && (
        <figure className={styles.why}>
          <figcaption className={styles.label}>The reason, in an admin’s words</figcaption>
          <blockquote className={styles.words} dir="auto">
            {data.reason}
          </blockquote>
        </figure>
      )}
      <Fault>{error ? errorMessage(error) : undefined}</Fault>
      <Panel title="Do you see it differently?">
        <MutedText>Write to us. A person reads it, and can take this back.</MutedText>
        {data?.appeals.map(({ sentAt, text }) => (
          <p key={sentAt} className={styles.sent} dir="auto">
            <span className={styles.label}>You wrote, {whenWords(sentAt)}</span>
            {text}
          </p>
        ))}
        <Button onClick={openFeedback}>Write to us</Button>
      </Panel>
    </>
  );
}

function Leave() {
  const leave = useMutation({ mutationFn: signOut });
  return (
    <>
      <Button variant="outline" isBusy={leave.isPending} onClick={() => leave.mutate()}>
        Sign out
      </Button>
      <Fault>{leave.error ? errorMessage(leave.error) : undefined}</Fault>
    </>
  );
}

/** The server says when it is over, by its own clock. */
function useEnd(userId: string): void {
  useQuery({
    ...playerQuery(userId),
    refetchInterval: ({ state }) => msUntilNextLook(state.data?.suspension, Date.now()),
    refetchOnWindowFocus: 'always',
  });
}
