import { createHmac } from 'node:crypto';

/** Tells that it is the same address again, and not which one. */
export const hashAddress = (secret: string, address: string): string =>
  `hidden:${createHmac('sha256', secret).update(`mail ${address}`).digest('base64url')}`;
