import type { CallInput, CallReply } from '@bee-jinx/contract';
import { countCharacters, withoutHidden } from '@bee-jinx/game';
import { randomId } from '../../platform/chance.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import { standingSanction } from '../identity/sanctions/queries.ts';
import type { FeedbackParts } from './parts.ts';
import { readPicture } from './picture.ts';
import {
  countSince,
  findByKey,
  haveScreenshotsCome,
  insertFeedback,
  insertScreenshot,
  lastFeedbackNumber,
} from './queries.ts';

const mostCharacters = 2000;
const dayMs = 86_400_000;
/** Nobody has more to say in a day; a script that fills the disk has, and it can be many players. */
const mostPerDay = { feedback: 30, screenshots: 10, screenshotsOfAll: 200 };

export async function sendFeedback(
  { db, clock, budgets }: FeedbackParts,
  { playerId, ...visitor }: Pick<Caller, 'playerId'> & Visitor,
  sentKey: string | null,
  { kind, text, contact, screen, version, screenshot }: CallInput<'sendFeedback'>['body'],
): Promise<CallReply<'sendFeedback'>> {
  const written = readText(text);
  const picture = screenshot && readPicture(screenshot);
  const hasRoom = await budgets.mayStore(['texts'], visitor, Buffer.byteLength(written));
  const hasRoomForPicture =
    picture !== undefined && (await budgets.mayStore(['pictures'], visitor, picture.bytes.length));
  const now = clock.now();
  const id = randomId('feedback');
  const key = sentKey ?? id;
  // One key for all, because they are numbered.
  return db.transaction(['feedback'], async (sql) => {
    const sent = await findByKey(sql, playerId, key);
    if (sent) return { feedbackId: sent.id, hasScreenshot: sent.screenshot_of !== null };
    const since = now - dayMs;
    const today = await countSince(sql, playerId, since);
    if (today.feedback >= mostPerDay.feedback || !hasRoom) {
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
      text: written,
      contact: withoutHidden(contact ?? '').trim() || null,
      screen: withoutHidden(screen),
      version: withoutHidden(version),
      state: 'open',
      note: null,
      created_at: now,
      changed_at: null,
      appeals_to: (await standingSanction(sql, playerId, now))?.id ?? null,
    });
    // Words are worth more than pictures: they arrive, also where there is no room for the picture.
    const isKept =
      picture !== undefined &&
      hasRoomForPicture &&
      today.screenshots < mostPerDay.screenshots &&
      !(await haveScreenshotsCome(sql, { most: mostPerDay.screenshotsOfAll, since }));
    if (isKept) await insertScreenshot(sql, { feedback_id: id, ...picture });
    return { feedbackId: id, hasScreenshot: isKept };
  });
}

function readText(typed: string): string {
  // Taken out rather than refused: what somebody pasted along is no reason not to hear them.
  const text = withoutHidden(typed).trim();
  const isFine = text !== '' && countCharacters(text) <= mostCharacters;
  if (isFine) return text;
  throw new Refusal('invalid_input', {
    message: text === '' ? 'Write a few words first.' : 'That’s too long. Could you shorten it?',
    details: { fields: { text: `1 to ${mostCharacters} characters` } },
  });
}
