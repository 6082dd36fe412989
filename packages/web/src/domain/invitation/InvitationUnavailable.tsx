import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';

export function InvitationUnavailable({ fault, onRetry }: { fault: string; onRetry(): void }) {
  return (
    <>
      <Fault>{fault}</Fault>
      <p>The link stays good. Nothing is lost.</p>
      <Button onClick={onRetry}>Try again</Button>
      <ButtonLink to="/" variant="outline">
        To the start
      </ButtonLink>
    </>
  );
}
