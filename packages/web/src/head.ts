import { prefetchSession } from './api/prefetch-session.ts';
import { discardOutdatedPage, tellUtcOffset } from './platform/painted/discard-outdated.ts';
import { keepEarlyInput } from './platform/painted/early-input.ts';
import { applyPaintedStyles, whileParsing } from './platform/painted/styles.ts';
import { addSegmenterFallback } from './platform/segmenter-fallback.ts';
import { applySavedLook } from './theme/first-paint.ts';
import { openPaintedDisclosures } from './ui/disclosure/open-painted.ts';

/*
 * Runs in the page's head before the first paint. The content policy allows no inline script, so the
 * build makes it a file.
 */
prefetchSession();
addSegmenterFallback();
applySavedLook();
discardOutdatedPage();
tellUtcOffset();
if (document.documentElement.dataset.paintedFor !== undefined) {
  whileParsing(() => {
    applyPaintedStyles();
    openPaintedDisclosures();
  });
  keepEarlyInput();
}
