import { isServerUnavailable } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';

interface DanceUnavailableProps {
  error: unknown;
  onRetry(): void;
}

export function DanceUnavailable({ error, onRetry }: DanceUnavailableProps) {
  return (
    <Screen title={isServerUnavailable(error) ? 'The bee isn’t answering' : 'No dance here'}>
      <Fault>{errorMessage(error)}</Fault>
      {isServerUnavailable(error) && <Button onClick={onRetry}>Try again</Button>}
      <ButtonLink to="/jinx/dance" variant="outline">
        My dances
      </ButtonLink>
    </Screen>
  );
}
