import type { Handlers } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/refusal.ts';

const notYet = () => {
  throw new Refusal('not_found');
};

/** In the contract, and served soon. */
export const servedSoon = {
  signInMethods: notYet,
  register: notYet,
  signIn: notYet,
  readAccount: notYet,
  changePassword: notYet,
  changeEmail: notYet,
  listSessions: notYet,
  endSession: notYet,
  endOtherSessions: notYet,
  makeTransferCode: notYet,
  claimTransferCode: notYet,
  startSupabase: notYet,
  signInWithSupabase: notYet,
  beginPasskey: notYet,
  addPasskey: notYet,
  removePasskey: notYet,
  beginPasskeySignIn: notYet,
  signInWithPasskey: notYet,
  checkOrphanedData: notYet,
  previewMigration: notYet,
  migrateData: notYet,
  becomeAdmin: notYet,
  resignAsAdmin: notYet,
  readAuditTrail: notYet,
} satisfies Partial<Handlers>;
