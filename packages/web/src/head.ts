import { prefetchSession } from './api/prefetch-session.ts';
import { applySavedLook } from './theme/first-paint.ts';

/*
 * A script of its own in the page's head, run before anything is painted and long before the app has
 * come. The content policy allows no inline script, so the build makes it a small file.
 */
prefetchSession();
applySavedLook();
