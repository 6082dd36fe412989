import { createECDH, randomBytes } from 'node:crypto';
import { freshEmail, password, signIn } from '../test-account.ts';
import { nonMatchingWord, predictBeeWord } from '../test-daily.ts';
import { sampleEvent } from '../test-events.ts';
import { callApi, mustCall, newPlayer, type TestPlayer } from '../test-player.ts';

import {
  createMany,
  type Export,
  nothingToVerify,
  planEach,
  planNumbers,
  type RacePlans,
  repeated,
} from './race-plan.ts';
import { type RaceSetup, requestsPerPlan } from './race-setup.ts';

const ownSession = nothingToVerify('It ends sessions, or keeps one alive.');
const endsWithSession = nothingToVerify('It ends with the session.');
const others = nothingToVerify('It opens a session of somebody else.');
const ownRow = nothingToVerify('The account keeps its own name and codes.');
const forAccounts = nothingToVerify('Only for those who have an account already.');
const keptForMinutes = nothingToVerify('It is kept for minutes.');
const seatsEnd = nothingToVerify('Seats end by themselves.');

/** What concerns the player's own identity. */
export const identityPlans = {
  reportViolations: { notRaced: 'It is counted and logged, and nothing of it is stored.' },
  openSession: { again: repeated({ body: { token: true } }, ownSession) },
  closeSession: { own: repeated({}, ownSession) },
  changeMe: {
    name: async () => planNumbers((index) => ({ body: { displayName: `Raced ${index}` } }), ownRow),
  },
  deleteMe: {
    own: repeated({}, nothingToVerify('Nobody is left to merge.'), { count: 3, mayEndMove: true }),
  },
  // It also revokes the proofs of this player's other sessions, including the claim to merge.
  endOtherSessions: { own: repeated({}, ownSession, { mayEndMove: true }) },
  endSession: {
    elsewhere: async (stage) => ({
      requests: (await sessionsElsewhere(stage, 3)).map((sessionId) => ({
        input: { params: { sessionId } },
      })),
      isKept: ownSession,
    }),
  },
  register: {
    own: async ({ url }) => ({
      ...planEach(
        [freshEmail(), freshEmail()],
        (email) => ({ input: { body: { email, password, token: true } } }),
        async (_now, _reply, email) => (await signIn(url, email)).status === 200,
      ),
      mayEndMove: true,
    }),
  },
  signIn: {
    wrongly: repeated({ body: { email: 'nobody@example.org', password } }, others, { count: 2 }),
  },
  changePassword: { refused: repeated({ body: { newPassword: password } }, forAccounts) },
  changeEmail: { refused: repeated({ body: { email: 'raced@example.org' } }, forAccounts) },
  makeRecoveryCodes: { refused: repeated({ body: {} }, forAccounts) },
  recoverByCode: {
    wrongly: repeated(
      { body: { email: 'nobody@example.org', code: 'x', newPassword: password } },
      others,
      { count: 2 },
    ),
  },
  stopReminders: {
    notRaced: 'Needs a mail; it writes by its link, of whichever player is named there.',
  },
  forgotPassword: { notRaced: 'Needs a mail server; it writes of an address, of no player.' },
  resetPassword: {
    wrongly: repeated({ body: { resetToken: 'x', newPassword: password } }, others, { count: 2 }),
  },
  makeTransferCode: { own: repeated({}, nothingToVerify('It leads to a player who is gone.')) },
  claimTransferCode: {
    'of another': async (stage) => {
      const players = await stage.others(3);
      const codes = await Promise.all(
        players.map((player) => mustCall(player, 'makeTransferCode', {})),
      );
      return { requests: codes.map(({ code }) => ({ input: { body: { code } } })), isKept: others };
    },
    'by another': async ({ visitor, ...stage }) => {
      const { code } = await mustCall(visitor, 'makeTransferCode', {});
      const players = await stage.others(3);
      return { requests: players.map((by) => ({ by, input: { body: { code } } })), isKept: others };
    },
  },
  beginPasskey: { own: repeated({}, keptForMinutes) },
  addPasskey: { notRaced: 'Needs an authenticator; it takes the same way in as register.' },
  removePasskey: { unknown: repeated({ params: { passkeyId: 'x' } }, forAccounts) },
  beginPasskeySignIn: { own: repeated({}, keptForMinutes) },
  signInWithPasskey: { notRaced: 'Needs an authenticator; it takes the same way in as signIn.' },
  startSupabase: { notRaced: 'Needs somebody else’s sign-in; it writes nothing.' },
  signInWithSupabase: { notRaced: 'Needs somebody else’s sign-in; it ends like signIn.' },
  becomeAdmin: { notRaced: 'Needs the operator’s password; it ends like signIn.' },
  resignAsAdmin: { own: repeated({}, ownSession) },
  migrateData: { notRaced: 'It is what the others are raced against.' },
  undoMigration: { notRaced: 'It takes the same locks; undo-races.test.ts has its own.' },
  openTestRig: { own: repeated({}, seatsEnd, { count: 2 }) },
  closeTestRig: { own: repeated({}, seatsEnd, { count: 2 }) },
  subscribeToPush: {
    own: async () => planNumbers((index) => ({ body: subscription(index) }), endsWithSession),
  },
  unsubscribeFromPush: {
    own: async ({ visitor }) => {
      const requests = await createMany(3, async (index) => {
        const body = subscription(index);
        await mustCall(visitor, 'subscribeToPush', { body });
        return { input: { body: { endpoint: body.endpoint } } };
      });
      return { requests, isKept: endsWithSession };
    },
  },
} satisfies Partial<RacePlans>;

async function sessionsElsewhere({ url, visitor }: RaceSetup, count: number): Promise<string[]> {
  await createMany(count, async () => {
    const { code } = await mustCall(visitor, 'makeTransferCode', {});
    await callApi(url, 'claimTransferCode', { body: { code, token: true } });
  });
  const { sessions } = await mustCall(visitor, 'listSessions', {});
  return sessions.filter(({ current }) => !current).map(({ sessionId }) => sessionId);
}

function subscription(index: number) {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  return {
    endpoint: `https://push.example.org/raced/${index}/${randomBytes(8).toString('hex')}`,
    keys,
  };
}

type ExportedGame = Export['dailyGames'][number];

/** The game of the puzzle with that index is in the export, in the expected state. */
const gameKept =
  (isAsExpected: (game: ExportedGame) => boolean) =>
  ({ dailyGames }: Export, _reply: unknown, index: number): boolean =>
    dailyGames.some((game) => game.puzzleNumber === index + 1 && isAsExpected(game));

const hasEvent = ({ events }: Export, key: string) =>
  events.some(({ idempotencyKey }) => idempotencyKey === key);

/** What a player plays and says by themselves. */
export const playingPlans = {
  sendPair: {
    'different words': async () =>
      planNumbers(
        (index) => ({ body: { word1: `wind${pairLetters[index]}`, word2: 'cloud' } }),
        (now, { pair }) => now.pairs.some(({ code }) => code === pair.code),
      ),
  },
  endPair: {
    own: async ({ visitor }) =>
      planEach(
        await sendMany(visitor),
        (code) => ({ input: { params: { code } } }),
        (now, _reply, sent) =>
          now.pairs.some(({ code, endedAt }) => code === sent && endedAt !== undefined),
      ),
  },
  reportPair: {
    'pairs of somebody else': async (stage) =>
      planEach(
        await sendMany(await newPlayer(stage.server.url)),
        (code) => ({ input: { params: { code }, body: { reason: 'Hm' } } }),
        async () => {
          const rows = await stage.server.db.read
            .selectFrom('sent_pair_reports')
            .select('puzzle_number')
            .where('reporter_id', '=', stage.account.player.userId)
            .execute();
          return rows.length > 0;
        },
      ),
  },
  submitDaily: {
    'first words': async () =>
      planNumbers(
        (index) => ({ body: { puzzleNumber: index + 1, round: 1, word: nonMatchingWord(1) } }),
        gameKept(({ rounds }) => rounds.length === 1),
      ),
  },
  dailyHint: {
    'after a word': async ({ visitor }) => {
      await createMany(requestsPerPlan, (index) => {
        const body = { puzzleNumber: index + 1, round: 1, word: nonMatchingWord(1) };
        return mustCall(visitor, 'submitDaily', { body });
      });
      return planNumbers(
        (index) => ({ body: { puzzleNumber: index + 1, round: 2 } }),
        gameKept(({ hintsUsed }) => hintsUsed === 1),
      );
    },
  },
  chooseSlope: {
    early: async () =>
      planNumbers(
        (index) => ({ body: { puzzleNumber: index + 1, slope: 'steep' as const } }),
        nothingToVerify('A game without a word stays behind.'),
      ),
  },
  giveUpDaily: {
    'unplayed puzzles': async ({ visitor }) => {
      await createMany(requestsPerPlan, (index) =>
        mustCall(visitor, 'dailyPuzzle', { query: { puzzleNumber: index + 1 } }),
      );
      return planNumbers(
        (index) => ({ body: { puzzleNumber: index + 1 } }),
        gameKept(({ outcome }) => outcome === 'gave_up'),
      );
    },
  },
  saveScore: {
    'whole games': async () =>
      planNumbers(
        (index) => ({
          body: { puzzleNumber: index + 1, words: [predictBeeWord(index + 1)], hintsUsed: 0 },
        }),
        gameKept(({ status }) => status === 'won'),
      ),
  },
  sendFeedback: {
    words: async () =>
      planNumbers(
        (index) => ({
          body: { kind: 'idea', text: `Idea ${index}`, screen: '/', version: 'test' },
        }),
        ({ feedback }, { feedbackId }) => feedback.some((entry) => entry.feedbackId === feedbackId),
        2 * requestsPerPlan,
      ),
  },
  recordEvent: {
    events: async () =>
      planNumbers(
        (index) => ({ body: { event: sampleEvent(`single ${index}`) } }),
        (now, _reply, index) => hasEvent(now, `single ${index}`),
      ),
    decisions: async () =>
      planNumbers(
        (index) => ({ body: { event: decision(index), getBadgeNumber: true } }),
        ({ consent, player }) => consent?.status === 'granted' && player.badgeNumber !== undefined,
      ),
  },
  recordEvents: {
    batches: async () =>
      planNumbers(
        (index) => ({ body: { events: [sampleEvent(`a ${index}`), sampleEvent(`b ${index}`)] } }),
        (now, _reply, index) => ['a', 'b'].every((name) => hasEvent(now, `${name} ${index}`)),
      ),
  },
  changeNotificationSettings: {
    muted: repeated({ body: { muted: ['nudge'] } }, ({ notificationSettings }) =>
      notificationSettings.muted.includes('nudge'),
    ),
  },
} satisfies Partial<RacePlans>;

function decision(index: number) {
  const timestamp = new Date().toISOString();
  const eventData = {
    status: 'granted',
    version: 'v1.0',
    method: 'modal_accept',
    previousStatus: 'unset',
    timestamp,
  };
  return sampleEvent(`decided ${index}`, { eventType: 'CONSENT_DECISION', eventData });
}

const pairLetters = 'abdefghijklmnoprtuvwy';

function sendMany(player: TestPlayer): Promise<string[]> {
  return createMany(requestsPerPlan, async (index) => {
    const body = { word1: `wind${pairLetters[index]}`, word2: 'cloud' };
    return (await mustCall(player, 'sendPair', { body })).pair.code;
  });
}
