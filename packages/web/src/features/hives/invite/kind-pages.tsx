import { inviteCodeAdvice } from '@bee-jinx/game';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { groupWords } from '../group-words.ts';

export function UnknownCode({ error }: { error?: unknown }) {
  return (
    <Screen title="No hive behind this link">
      <p role="alert">
        {error === undefined
          ? `Perhaps a piece of it was lost on the way. ${inviteCodeAdvice}`
          : groupWords('previewGroup', error)}
      </p>
      <p>Codes change now and then. Ask whoever sent it for a new one.</p>
      <ButtonLink to="/hive">Type a code</ButtonLink>
      <ButtonLink to="/jinx/daily" look="outline">
        Play today’s pair
      </ButtonLink>
    </Screen>
  );
}

export function NoAnswer({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <Screen title="The invitation waits">
      <p role="alert">{groupWords('previewGroup', error)}</p>
      <p>The link stays good. Nothing is lost.</p>
      <Button onClick={onRetry}>Try again</Button>
      <ButtonLink to="/" look="outline">
        To the start
      </ButtonLink>
    </Screen>
  );
}
