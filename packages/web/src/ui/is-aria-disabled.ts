import type { AriaAttributes } from 'react';

/** Unlike `disabled`, this keeps the focus. */
export const isAriaDisabled = ({ 'aria-disabled': off }: AriaAttributes): boolean =>
  off === true || off === 'true';
