import { createECDH, randomBytes } from 'node:crypto';
import { mustCall } from '../growth/must-call.ts';
import { freshEmail, password, signIn } from '../test-account.ts';
import { nonMatchingWord, predictBeeWord } from '../test-daily.ts';
import { sampleEvent } from '../test-events.ts';
import { callApi } from '../test-player.ts';
import { createMany, nothingToVerify, type RacePlans, requestsPerPlan } from './race-plan.ts';
import type { RaceSetup } from './race-setup.ts';

const ownSession = nothingToVerify('It ends sessions, or keeps one alive.');
const endsWithSession = nothingToVerify('It ends with the session.');
const others = nothingToVerify('It opens a session of somebody else.');
const ownRow = nothingToVerify('The account keeps its own name and codes.');
const forAccounts = nothingToVerify('Only for those who have an account already.');

const sameAsks = <Input>(input: Input, count = requestsPerPlan) =>
  Array.from({ length: count }, () => ({ input }));

/** Of whom one is, alone. */
export const identityPlans = {
  reportViolations: { notRaced: 'It is counted and logged, and nothing of it is stored.' },
  openSession: {
    again: async () => ({ asks: sameAsks({ body: { token: true } }), kept: ownSession }),
  },
  closeSession: { own: async () => ({ asks: sameAsks({}), kept: ownSession }) },
  changeMe: {
    name: async () => ({
      asks: await createMany(requestsPerPlan, (index) => ({
        input: { body: { displayName: `Raced ${index}` } },
      })),
      kept: ownRow,
    }),
  },
  deleteMe: {
    own: async () => ({
      asks: sameAsks({}, 3),
      kept: nothingToVerify('Nobody is left to move.'),
      mayEndMove: true,
    }),
  },
  // It also takes back what this player's sessions elsewhere had proved, a claim to the games among it.
  endOtherSessions: {
    own: async () => ({ asks: sameAsks({}), kept: ownSession, mayEndMove: true }),
  },
  endSession: {
    elsewhere: async (stage) => ({
      asks: (await sessionsElsewhere(stage, 3)).map((sessionId) => ({
        input: { params: { sessionId } },
      })),
      kept: ownSession,
    }),
  },
  register: {
    own: async ({ url }) => {
      const emails = [freshEmail(), freshEmail()];
      return {
        asks: emails.map((email) => ({ input: { body: { email, password, token: true } } })),
        kept: async (_now, _reply, index) =>
          (await signIn(url, emails[index] ?? '')).status === 200,
        mayEndMove: true,
      };
    },
  },
  signIn: {
    wrongly: async () => ({
      asks: sameAsks({ body: { email: 'nobody@example.org', password } }, 2),
      kept: others,
    }),
  },
  changePassword: {
    refused: async () => ({
      asks: sameAsks({ body: { newPassword: password } }),
      kept: forAccounts,
    }),
  },
  changeEmail: {
    refused: async () => ({
      asks: sameAsks({ body: { email: 'raced@example.org' } }),
      kept: forAccounts,
    }),
  },
  makeRecoveryCodes: {
    refused: async () => ({ asks: sameAsks({ body: {} }), kept: forAccounts }),
  },
  recoverByCode: {
    wrongly: async () => ({
      asks: sameAsks(
        { body: { email: 'nobody@example.org', code: 'x', newPassword: password } },
        2,
      ),
      kept: others,
    }),
  },
  forgotPassword: { notRaced: 'Needs a mail server; it writes of an address, of no player.' },
  resetPassword: {
    wrongly: async () => ({
      asks: sameAsks({ body: { resetToken: 'x', newPassword: password } }, 2),
      kept: others,
    }),
  },
  makeTransferCode: {
    own: async () => ({
      asks: sameAsks({}),
      kept: nothingToVerify('It leads to a player who is gone.'),
    }),
  },
  claimTransferCode: {
    'of another': async (stage) => {
      const players = await stage.others(3);
      const codes = await Promise.all(players.map((one) => mustCall(one, 'makeTransferCode', {})));
      return { asks: codes.map(({ code }) => ({ input: { body: { code } } })), kept: others };
    },
    'by another': async ({ visitor, ...stage }) => {
      const { code } = await mustCall(visitor, 'makeTransferCode', {});
      const players = await stage.others(3);
      return { asks: players.map((by) => ({ by, input: { body: { code } } })), kept: others };
    },
  },
  beginPasskey: {
    own: async () => ({ asks: sameAsks({}), kept: nothingToVerify('It is kept for minutes.') }),
  },
  addPasskey: { notRaced: 'Needs an authenticator; it takes the same way in as register.' },
  removePasskey: {
    unknown: async () => ({ asks: sameAsks({ params: { passkeyId: 'x' } }), kept: forAccounts }),
  },
  beginPasskeySignIn: {
    own: async () => ({ asks: sameAsks({}), kept: nothingToVerify('It is kept for minutes.') }),
  },
  signInWithPasskey: { notRaced: 'Needs an authenticator; it takes the same way in as signIn.' },
  startSupabase: { notRaced: 'Needs somebody else’s sign-in; it writes nothing.' },
  signInWithSupabase: { notRaced: 'Needs somebody else’s sign-in; it ends like signIn.' },
  becomeAdmin: { notRaced: 'Needs the operator’s password; it ends like signIn.' },
  resignAsAdmin: { own: async () => ({ asks: sameAsks({}), kept: ownSession }) },
  migrateData: { notRaced: 'It is what the others are raced against.' },
  openTestRig: {
    own: async () => ({ asks: sameAsks({}, 2), kept: nothingToVerify('Seats end by themselves.') }),
  },
  closeTestRig: {
    own: async () => ({ asks: sameAsks({}, 2), kept: nothingToVerify('Seats end by themselves.') }),
  },
  subscribeToPush: {
    own: async () => ({
      asks: await createMany(requestsPerPlan, (index) => ({
        input: { body: subscription(index) },
      })),
      kept: endsWithSession,
    }),
  },
  unsubscribeFromPush: {
    own: async ({ visitor }) => {
      const asks = await createMany(3, async (index) => {
        const body = subscription(index);
        await mustCall(visitor, 'subscribeToPush', { body });
        return { input: { body: { endpoint: body.endpoint } } };
      });
      return { asks, kept: endsWithSession };
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

/** What a player plays and says by themselves. */
export const playingPlans = {
  submitDaily: {
    'first words': async () => ({
      asks: await createMany(requestsPerPlan, (index) => ({
        input: { body: { puzzleNumber: index + 1, round: 1, word: nonMatchingWord(1) } },
      })),
      kept: ({ dailyGames }, _reply, index) =>
        dailyGames.some((game) => game.puzzleNumber === index + 1 && game.rounds.length === 1),
    }),
  },
  dailyHint: {
    'after a word': async ({ visitor }) => ({
      asks: await createMany(requestsPerPlan, async (index) => {
        const puzzleNumber = index + 1;
        const word = nonMatchingWord(1);
        await mustCall(visitor, 'submitDaily', { body: { puzzleNumber, round: 1, word } });
        return { input: { body: { puzzleNumber, round: 2 } } };
      }),
      kept: ({ dailyGames }, _reply, index) =>
        dailyGames.some((game) => game.puzzleNumber === index + 1 && game.hintsUsed === 1),
    }),
  },
  giveUpDaily: {
    'unplayed puzzles': async ({ visitor }) => ({
      asks: await createMany(requestsPerPlan, async (index) => {
        await mustCall(visitor, 'dailyPuzzle', { query: { puzzleNumber: index + 1 } });
        return { input: { body: { puzzleNumber: index + 1 } } };
      }),
      kept: ({ dailyGames }, _reply, index) =>
        dailyGames.some((game) => game.puzzleNumber === index + 1 && game.outcome === 'gave_up'),
    }),
  },
  saveScore: {
    'whole games': async () => ({
      asks: await createMany(requestsPerPlan, (index) => ({
        input: {
          body: { puzzleNumber: index + 1, words: [predictBeeWord(index + 1)], hintsUsed: 0 },
        },
      })),
      kept: ({ dailyGames }, _reply, index) =>
        dailyGames.some((game) => game.puzzleNumber === index + 1 && game.status === 'won'),
    }),
  },
  sendFeedback: {
    words: async () => ({
      asks: await createMany(2 * requestsPerPlan, (index) => ({
        input: {
          body: { kind: 'idea' as const, text: `Idea ${index}`, screen: '/', version: 'test' },
        },
      })),
      kept: ({ feedback }, { feedbackId }) => feedback.some((one) => one.feedbackId === feedbackId),
    }),
  },
  recordEvent: {
    events: async () => ({
      asks: await createMany(requestsPerPlan, (index) => ({
        input: { body: { event: sampleEvent(`single ${index}`) } },
      })),
      kept: ({ events }, _reply, index) =>
        events.some(({ idempotencyKey }) => idempotencyKey === `single ${index}`),
    }),
    decisions: async () => ({
      asks: await createMany(requestsPerPlan, (index) => ({
        input: { body: { event: decision(index), getBadgeNumber: true } },
      })),
      kept: ({ consent, player }) =>
        consent?.status === 'granted' && player.badgeNumber !== undefined,
    }),
  },
  recordEvents: {
    batches: async () => ({
      asks: await createMany(requestsPerPlan, (index) => ({
        input: { body: { events: [sampleEvent(`a ${index}`), sampleEvent(`b ${index}`)] } },
      })),
      kept: ({ events }, _reply, index) =>
        ['a', 'b'].every((name) =>
          events.some(({ idempotencyKey }) => idempotencyKey === `${name} ${index}`),
        ),
    }),
  },
  changeNotificationSettings: {
    muted: async () => ({
      asks: sameAsks({ body: { muted: ['nudge' as const] } }),
      kept: ({ notificationSettings }) => notificationSettings.muted.includes('nudge'),
    }),
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
