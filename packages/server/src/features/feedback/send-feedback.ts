import type { CallInput, CallReply } from '@bee-jinx/contract';
import { countCharacters, dayMs, stripHiddenCharacters } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import { randomId } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findActiveSanction } from '../identity/sanctions/queries.ts';
import type { FeedbackDeps } from './deps.ts';
import {
  countFeedbackSince,
  findFeedbackBySentKey,
  hasReachedScreenshotLimit,
  insertFeedback,
  insertScreenshot,
  lastFeedbackNumber,
  type ScreenshotRow,
} from './queries.ts';

const maxCharacters = 2000;
/** Far more than a person sends; stops scripts from filling the disk, also with many players. */
const maxPerDay = { feedback: 30, screenshots: 10, screenshotsOfAllPlayers: 200 };

export async function sendFeedback(
  { db, clock, budgets }: FeedbackDeps,
  { playerId, ...visitor }: Pick<Caller, 'playerId'> & Visitor,
  sentKey: string | null,
  { kind, text, contact, screen, version, screenshot }: CallInput<'sendFeedback'>['body'],
): Promise<CallReply<'sendFeedback'>> {
  const validText = validateText(text);
  const picture = screenshot && parseScreenshot(screenshot);
  const hasRoom = await budgets.mayStore(['texts'], visitor, Buffer.byteLength(validText));
  const hasRoomForPicture =
    picture !== undefined && (await budgets.mayStore(['pictures'], visitor, picture.bytes.length));
  const now = clock.now();
  const id = randomId('feedback');
  const key = sentKey ?? id;
  // One lock for all feedback, because it is numbered.
  return db.transaction(['feedback'], async (sql) => {
    const sent = await findFeedbackBySentKey(sql, playerId, key);
    if (sent) return { feedbackId: sent.id, hasScreenshot: sent.screenshot_feedback_id !== null };
    const since = now - dayMs;
    const today = await countFeedbackSince(sql, playerId, since);
    if (today.feedback >= maxPerDay.feedback || !hasRoom) {
      throw new Refusal('slow_down', {
        message: 'That was a lot for one day. We will read it; come back tomorrow.',
        retryAfterSeconds: 3600,
      });
    }
    await insertFeedback(sql, {
      id,
      number: (await lastFeedbackNumber(sql)) + 1,
      player_id: playerId,
      sent_key: key,
      kind,
      text: validText,
      contact: stripHiddenCharacters(contact ?? '').trim() || null,
      screen: stripHiddenCharacters(screen),
      version: stripHiddenCharacters(version),
      state: 'open',
      note: null,
      created_at: now,
      changed_at: null,
      // Feedback of a suspended player counts as an appeal to the sanction.
      appeals_to: (await findActiveSanction(sql, playerId, now))?.id ?? null,
    });
    // Over the limit only the picture is dropped; the text is stored.
    const isKept =
      picture !== undefined &&
      hasRoomForPicture &&
      today.screenshots < maxPerDay.screenshots &&
      !(await hasReachedScreenshotLimit(sql, { limit: maxPerDay.screenshotsOfAllPlayers, since }));
    if (isKept) await insertScreenshot(sql, { feedback_id: id, ...picture });
    return { feedbackId: id, hasScreenshot: isKept };
  });
}

function validateText(typed: string): string {
  // Hidden characters are removed instead of refused: they are usually pasted by accident.
  const text = stripHiddenCharacters(typed).trim();
  const isFine = text !== '' && countCharacters(text) <= maxCharacters;
  if (isFine) return text;
  throw new Refusal('invalid_input', {
    message: text === '' ? 'Write a few words first.' : 'That’s too long. Could you shorten it?',
    details: { fields: { text: `1 to ${maxCharacters} characters` } },
  });
}

type Picture = Pick<ScreenshotRow, 'type' | 'bytes'>;

const maxBytes = 2 * 1024 * 1024;

/** Magic bytes in hexadecimal; WebP has its length in between. */
const magicBytes: Record<Picture['type'], RegExp> = {
  'image/png': /^89504e470d0a1a0a/,
  'image/jpeg': /^ffd8ff/,
  'image/webp': /^52494646.{8}57454250/,
};

/** Checks the size and the magic bytes. */
function parseScreenshot({ type, base64 }: { type: Picture['type']; base64: string }): Picture {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > maxBytes) {
    throw new Refusal('too_large', { message: 'That picture is larger than 2 MB.' });
  }
  if (!magicBytes[type].test(bytes.toString('hex', 0, 16))) {
    throw new Refusal('invalid_input', {
      message: 'That isn’t a picture we can read. PNG, JPEG or WebP, please.',
      details: { fields: { screenshot: `not ${type}` } },
    });
  }
  return { type, bytes };
}
