import { prefetchSession } from './api/prefetch-session.ts';
import { applySavedLook } from './theme/first-paint.ts';

/*
 * Runs in the page's head before the first paint. The content policy allows no inline script, so the
 * build makes it a file.
 */
prefetchSession();
applySavedLook();
