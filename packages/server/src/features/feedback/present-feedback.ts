import type { Feedback } from '@bee-jinx/contract';
import { formatIsoTime } from '../../platform/clock.ts';
import type { FeedbackWithAuthorRow } from './queries.ts';

/** As its author wrote it. */
export function presentOwn(row: Omit<FeedbackWithAuthorRow, 'display_name'>) {
  return {
    feedbackId: row.id,
    sentAt: formatIsoTime(row.created_at),
    kind: row.kind,
    text: row.text,
    ...(row.contact !== null && { contact: row.contact }),
    screen: row.screen,
    version: row.version,
    hasScreenshot: row.screenshot_of !== null,
    ...(row.appeals_to !== null && { appealsTo: row.appeals_to }),
  };
}

/** As the admins see it. */
export function presentFeedback(row: FeedbackWithAuthorRow): Feedback {
  return {
    ...presentOwn(row),
    number: row.number,
    userId: row.player_id,
    displayName: row.display_name,
    state: row.state,
    ...(row.note !== null && { note: row.note }),
    ...(row.changed_at !== null && { changedAt: formatIsoTime(row.changed_at) }),
  };
}
