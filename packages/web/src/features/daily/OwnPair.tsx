import type { SentPair } from '@bee-jinx/contract/browser';
import { useState } from 'react';
import { CallError } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { ShareInviteLink } from '../../domain/invitation/ShareInviteLink.tsx';
import { PairResults } from '../../domain/pairs/PairResults.tsx';
import { pairLink, useEndPair } from '../../domain/pairs/pairs.ts';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { MutedText } from '../../ui/layout/MutedText.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';

/** A pair for the player who made it: its link, and who has finished. */
export function OwnPair({ pair }: { pair: SentPair }) {
  const { code, word1, word2, note, endedAt, takenFor } = pair;
  return (
    <Screen title={`${word1} + ${word2}`} art={<Bee pose="carrying" onStage />}>
      <Stack gap={4}>
        {note && <p>“{note}”</p>}
        {takenFor !== undefined && (
          <p>
            <b>It becomes the puzzle No. {takenFor}.</b> Well made.
          </p>
        )}
        {endedAt === undefined ? (
          <>
            <ShareInviteLink label="Link to your pair" link={pairLink(code)} />
            <EndLink code={code} />
          </>
        ) : (
          <MutedText>Its link was ended. Whoever had begun could finish.</MutedText>
        )}
        <PairResults code={code} start={[word1, word2]} />
        <ButtonLink to="/pairs" variant="outline">
          Your pairs
        </ButtonLink>
      </Stack>
    </Screen>
  );
}

function EndLink({ code }: { code: string }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useEndPair(code);
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setAsking(true)}>
        End the link
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="End this link?"
        cancelLabel="Keep it"
        confirmLabel="End it"
        isBusy={isPending}
        onConfirm={() => mutate(undefined, { onSuccess: () => setAsking(false) })}
        fault={error ? errorMessage(error) : undefined}
      >
        <p>Nobody new can play it then. Whoever has begun may finish.</p>
      </ConfirmDialog>
    </>
  );
}

/** The link was ended or damaged, or the server is unavailable. */
export function PairUnavailable({ error, onRetry }: { error: Error; onRetry(): void }) {
  const isGone = error instanceof CallError && error.code === 'not_found';
  return (
    <Screen title={isGone ? 'This pair is gone' : 'A pair for you'}>
      <Bee pose="oops" />
      <Fault>{errorMessage(error)}</Fault>
      {isGone ? (
        <ButtonLink to="/jinx/daily">Play today’s pair</ButtonLink>
      ) : (
        <Button onClick={onRetry}>Try again</Button>
      )}
    </Screen>
  );
}
