import type { CallReply } from '@bee-jinx/contract';
import { danceFromRow } from '../../features/dance/dance-row.ts';
import { findDance } from '../../features/dance/queries.ts';
import { startDance, type TestDance } from '../test-dance.ts';
import { mustCall } from '../test-player.ts';
import { type Export, nothingToVerify, planEach, type RacePlans, repeated } from './race-plan.ts';
import { type RaceSetup, requestsPerPlan } from './race-setup.ts';

/** With a different partner each; the player who is merged has invited. `prepare` brings them to where the race begins. */
async function dancesOf(
  { url, visitor, others }: RaceSetup,
  prepare: (dance: TestDance) => Promise<unknown> = async () => {},
  count = requestsPerPlan,
  maxRounds = 10,
): Promise<TestDance[]> {
  const partners = await others(count);
  return Promise.all(
    partners.map(async (partner) => {
      const dance = await startDance(url, { maxRounds }, [visitor, partner]);
      await prepare(dance);
      return dance;
    }),
  );
}

type ExportedDance = Export['dances'][number];
type DanceReply = { game?: { gameId: string } | undefined };

/** The dance of the reply is in the export, in the expected state. */
const danceKept =
  (isAsExpected: (dance: ExportedDance) => boolean = () => true) =>
  ({ dances }: Export, { game }: DanceReply): boolean =>
    dances.some((dance) => dance.gameId === game?.gameId && isAsExpected(dance));

const isActive = danceKept(({ status }) => status === 'active');
const isJinx = danceKept(({ outcome }) => outcome === 'jinx');
const isAbandoned = danceKept(({ status }) => status === 'abandoned');

const accept = ({ game }: CallReply<'inviteToDance'>) => ({
  body: { gameId: game.gameId, accept: true },
});
const firstWord = (gameId: string) => ({ body: { gameId, roundNumber: 1, word: 'honeymoon' } });
const rematchWith = ({ player }: TestDance['players'][number]) => ({
  body: { opponentId: player.userId },
});

/** As it is stored: no reply shows who has nudged whom. */
async function storedGame({ server }: RaceSetup, gameId: string) {
  const row = await findDance(server.db.read, gameId);
  return row && danceFromRow(row);
}

export const dancePlans = {
  inviteToDance: {
    'open links': repeated({ body: {} }, danceKept(), { count: 2 * requestsPerPlan }),
    'others by name': async (stage) =>
      planEach(
        await stage.others(),
        ({ player }) => ({ input: { body: { invitedPlayer: player.userId } } }),
        danceKept(),
      ),
    'by others': async ({ visitor, others }) =>
      planEach(
        await others(),
        (by) => ({ by, input: { body: { invitedPlayer: visitor.player.userId } } }),
        danceKept(),
      ),
  },
  respondToInvite: {
    'invites of others': async ({ visitor, others }) => {
      const body = { invitedPlayer: visitor.player.userId };
      const invite = (inviter: typeof visitor) => mustCall(inviter, 'inviteToDance', { body });
      const invites = await Promise.all((await others()).map(invite));
      return planEach(invites, (invited) => ({ input: accept(invited) }), isActive);
    },
    'links of others': async ({ others }) => {
      const invites = await Promise.all(
        (await others()).map((partner) => mustCall(partner, 'inviteToDance', { body: {} })),
      );
      return planEach(invites, (invited) => ({ input: accept(invited) }), isActive);
    },
    'by others': async ({ visitor, others }) => {
      const invites = await Promise.all(
        (await others()).map(async (by) => ({
          by,
          input: accept(await mustCall(visitor, 'inviteToDance', { body: {} })),
        })),
      );
      return planEach(invites, (request) => request, isActive);
    },
  },
  submitDanceWord: {
    'first words': async (stage) =>
      planEach(
        await dancesOf(stage),
        ({ gameId }) => ({ input: firstWord(gameId) }),
        danceKept(({ word }) => word === 'honeymoon'),
      ),
    'last words': async (stage) =>
      planEach(
        await dancesOf(stage, (dance) => dance.say(1, 1, 'honeymoon')),
        ({ gameId }) => ({ input: firstWord(gameId) }),
        isJinx,
      ),
    'last words of others': async (stage) =>
      planEach(
        await dancesOf(stage, (dance) => dance.say(0, 1, 'honeymoon')),
        ({ gameId, players: [, by] }) => ({ by, input: firstWord(gameId) }),
        isJinx,
      ),
  },
  processRound: {
    own: async (stage) => ({
      requests: (await dancesOf(stage, undefined, 3)).map(({ gameId }) => ({
        input: { body: { gameId, roundNumber: 1 } },
      })),
      isKept: nothingToVerify('It only reads.'),
    }),
  },
  thatCounts: {
    own: async (stage) =>
      planEach(
        await dancesOf(stage, (dance) => dance.miss(1), 5),
        ({ gameId }) => ({ input: { body: { gameId, roundNumber: 1 } } }),
        danceKept(({ thatCounts }) => thatCounts.mine),
      ),
  },
  continueDecision: {
    'to stop': async (stage) => {
      const missAll = async (dance: TestDance) => {
        for (const round of [1, 2, 3]) await dance.miss(round);
      };
      return planEach(
        await dancesOf(stage, missAll, 3, 3),
        ({ gameId }) => ({ input: { body: { gameId, decision: 'stop' } } }),
        danceKept(({ status }) => status === 'completed'),
      );
    },
  },
  abandonDance: {
    own: async (stage) =>
      planEach(
        await dancesOf(stage),
        ({ gameId }) => ({ input: { body: { gameId } } }),
        isAbandoned,
      ),
    'by others': async (stage) =>
      planEach(
        await dancesOf(stage),
        ({ gameId, players: [, by] }) => ({ by, input: { body: { gameId } } }),
        isAbandoned,
      ),
  },
  expireDance: {
    own: async (stage) =>
      planEach(
        await dancesOf(stage, undefined, 3),
        ({ gameId }) => ({ input: { body: { gameId } } }),
        danceKept(({ status }) => status === 'expired'),
      ),
  },
  shareDance: {
    own: async (stage) =>
      planEach(
        await dancesOf(stage, (dance) => dance.jinx(1), 5),
        ({ gameId }) => ({ input: { body: { gameId, allow: true } } }),
        danceKept(({ sharing }) => sharing?.mine === true),
      ),
  },
  reactToDance: {
    own: async (stage) =>
      planEach(
        await dancesOf(stage, (dance) => dance.jinx(1), 5),
        ({ gameId }) => ({ input: { body: { gameId, reaction: 'honey' } } }),
        danceKept(({ reactions }) => reactions?.mine === 'honey'),
      ),
  },
  befriendPartner: {
    own: async (stage) =>
      planEach(
        await dancesOf(stage, (dance) => dance.jinx(1), 5),
        ({ gameId }) => ({ input: { body: { gameId } } }),
        danceKept(({ befriends }) => befriends?.mine === true),
      ),
  },
  rematchDance: {
    'with players': async (stage) =>
      planEach(
        await dancesOf(stage, (dance) => dance.jinx(1), 5),
        ({ players: [, partner] }) => ({ input: rematchWith(partner) }),
        danceKept(),
      ),
    'by others': async (stage) =>
      planEach(
        await dancesOf(stage, (dance) => dance.jinx(1), 5),
        ({ players: [visitor, by] }) => ({ by, input: rematchWith(visitor) }),
        danceKept(),
      ),
  },
  findPartner: {
    'the bee': repeated({ body: { withBee: true } }, danceKept()),
    'with others': async (stage) => ({
      requests: (await stage.others()).flatMap((by) => [
        { input: { body: {} } },
        { by, input: { body: {} } },
      ]),
      // A player who still waits asks again, as whichever player they are now.
      isKept: (now, { game }) =>
        game === undefined ||
        !game.players.some(({ userId }) => userId === stage.visitor.player.userId) ||
        danceKept()(now, { game }),
    }),
  },
  stopFindingPartner: { own: repeated({}, nothingToVerify('Nobody waits who was merged.')) },
  nudge: {
    own: async (stage) =>
      planEach(
        await dancesOf(stage, (dance) => dance.say(0, 1, 'honeymoon'), 5),
        ({ gameId, players: [, partner] }) => ({
          input: { body: { recipientUserId: partner.player.userId, gameId, roundNumber: 1 } },
        }),
        async (_now, _reply, { gameId }) => (await storedGame(stage, gameId))?.nudged[0] !== null,
      ),
  },
} satisfies Partial<RacePlans>;
