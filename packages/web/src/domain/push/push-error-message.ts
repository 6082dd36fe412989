import { CallError } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { canAskForPush } from '../../platform/push/browser-push.ts';
import { PushNotAllowedError } from './push.ts';

export function pushErrorMessage(error: Error): string {
  if (error instanceof CallError) return errorMessage(error);
  if (!(error instanceof PushNotAllowedError)) {
    return 'This browser couldn’t be signed up for pushes. Try again later.';
  }
  return canAskForPush()
    ? 'Your browser asked, and nobody said yes. Try again, and allow it.'
    : 'This browser is told not to notify you. Allow it for this site in the browser’s settings.';
}
