import { expect, test } from 'vitest';
import { CallError } from '../../api/call-error.ts';
import { PasskeyDeclined } from './passkey.ts';
import { passkeyErrorMessage } from './passkey-error-message.ts';

test.each([
  [null, undefined],
  [new PasskeyDeclined(), 'No passkey was used. Try again, or another way.'],
  [new DOMException('', 'InvalidStateError'), 'This device has a passkey of yours already.'],
  [new DOMException('', 'SecurityError'), 'This browser can’t use a passkey here.'],
  [new CallError('wrong_credentials', { message: 'No such passkey.' }), 'No such passkey.'],
])('%s', (error, words) => {
  expect(passkeyErrorMessage(error)).toBe(words);
});
