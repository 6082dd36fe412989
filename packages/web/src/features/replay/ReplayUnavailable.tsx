import { errorMessage } from '../../api/error-message.ts';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';

interface ReplayUnavailableProps {
  error: unknown;
  /** Missing if a retry can't help. */
  onRetry?: () => void;
  isBusy: boolean;
}

/** Either the link is damaged, or the server is unavailable. */
export function ReplayUnavailable({ error, onRetry, isBusy }: ReplayUnavailableProps) {
  return (
    <Screen title="Replay">
      {onRetry ? (
        <EmptyState
          picture={<Bee pose="oops" size={140} />}
          title="The replay didn’t load"
          action={
            <Button isBusy={isBusy} onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {errorMessage(error)}
        </EmptyState>
      ) : (
        <EmptyState
          picture={<Bee pose="oops" size={140} />}
          title="This link is torn"
          action={<ButtonLink to="/jinx/daily">Play today’s pair</ButtonLink>}
        >
          There is no game behind it. Ask whoever sent it for the whole link: every letter counts.
        </EmptyState>
      )}
    </Screen>
  );
}
