import type { Call } from './contract.ts';
import type { ErrorCode } from './errors.ts';
import { isAllowedWhileSuspended } from './routes.ts';

/**
 * Every code that the call may answer: its own, those of the gate before its handler, and those of the server. The
 * test server fails on any other.
 */
export function possibleRefusals(call: Call): ErrorCode[] {
  const writes = call.method !== 'GET';
  const codes: (ErrorCode | false | undefined)[] = [
    (writes || call.params || call.query) && 'invalid_input',
    (call.access === 'player' || call.access === 'admin') && 'not_signed_in',
    'forbidden',
    'identity_mismatch',
    !isAllowedWhileSuspended(call) && 'suspended',
    // Also where what a write refers to is deleted meanwhile.
    writes && 'not_found',
    writes && 'too_large',
    'slow_down',
    'unexpected',
    'unavailable',
    ...(call.refuses ?? []),
  ];
  return [...new Set(codes)].filter((code) => code !== false && code !== undefined);
}
