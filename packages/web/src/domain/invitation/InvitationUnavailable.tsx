import { Button, ButtonLink } from '../../ui/button/Button.tsx';

export function InvitationUnavailable({ fault, onRetry }: { fault: string; onRetry(): void }) {
  return (
    <>
      <p role="alert">{fault}</p>
      <p>The link stays good. Nothing is lost.</p>
      <Button onClick={onRetry}>Try again</Button>
      <ButtonLink to="/" look="outline">
        To the start
      </ButtonLink>
    </>
  );
}
