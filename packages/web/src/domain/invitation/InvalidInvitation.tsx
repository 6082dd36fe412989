import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button/Button.tsx';

interface DeadLinkProps {
  fault: string;
  /** Where a code can be typed in. */
  codesAt: string;
  children: ReactNode;
}

export function InvalidInvitation({ fault, codesAt, children }: DeadLinkProps) {
  return (
    <>
      <p role="alert">{fault}</p>
      <p>{children}</p>
      <ButtonLink to={codesAt}>Type a code</ButtonLink>
      <ButtonLink to="/jinx/daily" variant="outline">
        Play today’s pair
      </ButtonLink>
    </>
  );
}
