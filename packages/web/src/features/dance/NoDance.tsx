import { isAway } from '../../api/call-error.ts';
import { wordsFor } from '../../api/error-copy.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Screen } from '../../ui/Screen.tsx';

interface NoDanceProps {
  error: unknown;
  onRetry(): void;
}

export function NoDance({ error, onRetry }: NoDanceProps) {
  return (
    <Screen title={isAway(error) ? 'The bee isn’t answering' : 'No dance here'}>
      <p role="alert">{wordsFor(error)}</p>
      {isAway(error) && <Button onClick={onRetry}>Try again</Button>}
      <ButtonLink to="/jinx/dance" look="outline">
        My dances
      </ButtonLink>
    </Screen>
  );
}
