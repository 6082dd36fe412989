import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button/Button.tsx';

interface DeadLinkProps {
  /** What is wrong with it. */
  fault: string;
  /** Where a code can be typed. */
  codesAt: string;
  /** What to do about it. */
  children: ReactNode;
}

/** Of an invitation that leads nowhere: why, and the ways on from there. */
export function InvalidInvitation({ fault, codesAt, children }: DeadLinkProps) {
  return (
    <>
      <p role="alert">{fault}</p>
      <p>{children}</p>
      <ButtonLink to={codesAt}>Type a code</ButtonLink>
      <ButtonLink to="/jinx/daily" look="outline">
        Play today’s pair
      </ButtonLink>
    </>
  );
}
