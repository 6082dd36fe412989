import type { Handlers } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/refusal.ts';

const notYet = () => {
  throw new Refusal('not_found');
};

/** In the contract, and served soon. */
export const dancedSoon = {
  activeDances: notYet,
  danceStatus: notYet,
  danceStats: notYet,
  danceHistory: notYet,
  readDance: notYet,
  inviteToDance: notYet,
  previewInvite: notYet,
  respondToInvite: notYet,
  submitDanceWord: notYet,
  processRound: notYet,
  thatCounts: notYet,
  continueDecision: notYet,
  abandonDance: notYet,
  expireDance: notYet,
  rematchDance: notYet,
  findPartner: notYet,
  stopFindingPartner: notYet,
  resetDances: notYet,
  listNotifications: notYet,
  markNotificationRead: notYet,
  nudge: notYet,
  readNotificationSettings: notYet,
  changeNotificationSettings: notYet,
} satisfies Partial<Handlers>;
