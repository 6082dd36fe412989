import type { AriaAttributes } from 'react';

/**
 * What has nothing to do for now, but must not lose the focus as `disabled` would: a button that closes under
 * the finger.
 */
export const isAriaDisabled = ({ 'aria-disabled': off }: AriaAttributes): boolean =>
  off === true || off === 'true';
