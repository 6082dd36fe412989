import { danceFromRow } from '../../features/dance/dance-row.ts';
import { findDance } from '../../features/dance/queries.ts';
import { mustCall } from '../growth/must-call.ts';
import { startDance, type TestDance } from '../test-dance.ts';
import {
  createMany,
  type Export,
  nothingToVerify,
  type RacePlans,
  requestsPerPlan,
} from './race-plan.ts';
import type { RaceSetup } from './race-setup.ts';

type TestDances = TestDance[];

/** With another partner each; the player who moves has invited. */
const dancesOf = async (
  { url, visitor, others }: RaceSetup,
  count: number,
  maxRounds = 10,
): Promise<TestDances> => {
  const partners = await others(count);
  return Promise.all(partners.map((partner) => startDance(url, { maxRounds }, [visitor, partner])));
};

const bothSaid = (dances: TestDances, how: 'miss' | 'jinx') =>
  Promise.all(dances.map((dance) => dance[how](1)));

const danceIn = ({ dances }: Export, id: string | undefined) =>
  dances.find(({ gameId }) => gameId === id);

/** As it is stored: who has nudged whom is told to nobody. */
async function storedGame({ server }: RaceSetup, gameId: string) {
  const row = await findDance(server.db.read, gameId);
  return row && danceFromRow(row);
}

export const dancePlans = {
  inviteToDance: {
    'open links': async () => ({
      asks: await createMany(2 * requestsPerPlan, () => ({ input: { body: {} } })),
      kept: (now, { game }) => danceIn(now, game.gameId) !== undefined,
    }),
    'others by name': async (stage) => ({
      asks: (await stage.others(requestsPerPlan)).map(({ player }) => ({
        input: { body: { invitedPlayer: player.userId } },
      })),
      kept: (now, { game }) => danceIn(now, game.gameId) !== undefined,
    }),
    'by others': async (stage) => ({
      asks: (await stage.others(requestsPerPlan)).map((by) => ({
        by,
        input: { body: { invitedPlayer: stage.visitor.player.userId } },
      })),
      kept: (now, { game }) => danceIn(now, game.gameId) !== undefined,
    }),
  },
  respondToInvite: {
    'invites of others': async ({ visitor, ...stage }) => ({
      asks: await Promise.all(
        (await stage.others(requestsPerPlan)).map(async (other) => {
          const body = { invitedPlayer: visitor.player.userId };
          const { game } = await mustCall(other, 'inviteToDance', { body });
          return { input: { body: { gameId: game.gameId, accept: true } } };
        }),
      ),
      kept: (now, { game }) => danceIn(now, game.gameId)?.status === 'active',
    }),
    'links of others': async (stage) => ({
      asks: await Promise.all(
        (await stage.others(requestsPerPlan)).map(async (other) => {
          const { game } = await mustCall(other, 'inviteToDance', { body: {} });
          return { input: { body: { gameId: game.gameId, accept: true } } };
        }),
      ),
      kept: (now, { game }) => danceIn(now, game.gameId)?.status === 'active',
    }),
    'by others': async ({ visitor, ...stage }) => ({
      asks: await Promise.all(
        (await stage.others(requestsPerPlan)).map(async (by) => {
          const { game } = await mustCall(visitor, 'inviteToDance', { body: {} });
          return { by, input: { body: { gameId: game.gameId, accept: true } } };
        }),
      ),
      kept: (now, { game }) => danceIn(now, game.gameId)?.status === 'active',
    }),
  },
  submitDanceWord: {
    'first words': async (stage) => ({
      asks: (await dancesOf(stage, requestsPerPlan)).map(({ gameId }) => ({
        input: { body: { gameId, roundNumber: 1, word: 'honeymoon' } },
      })),
      kept: (now, { game }) => danceIn(now, game.gameId)?.word === 'honeymoon',
    }),
    'last words': async (stage) => {
      const dances = await dancesOf(stage, requestsPerPlan);
      await Promise.all(dances.map((dance) => dance.say(1, 1, 'honeymoon')));
      return {
        asks: dances.map(({ gameId }) => ({
          input: { body: { gameId, roundNumber: 1, word: 'honeymoon' } },
        })),
        kept: (now, { game }) => danceIn(now, game.gameId)?.outcome === 'jinx',
      };
    },
    'last words of others': async (stage) => {
      const dances = await dancesOf(stage, requestsPerPlan);
      await Promise.all(dances.map((dance) => dance.say(0, 1, 'honeymoon')));
      return {
        asks: dances.map(({ gameId, players }) => ({
          by: players[1],
          input: { body: { gameId, roundNumber: 1, word: 'honeymoon' } },
        })),
        kept: (now, { game }) => danceIn(now, game.gameId)?.outcome === 'jinx',
      };
    },
  },
  processRound: {
    own: async (stage) => ({
      asks: (await dancesOf(stage, 3)).map(({ gameId }) => ({
        input: { body: { gameId, roundNumber: 1 } },
      })),
      kept: nothingToVerify('It only looks.'),
    }),
  },
  thatCounts: {
    own: async (stage) => {
      const dances = await dancesOf(stage, 5);
      await bothSaid(dances, 'miss');
      return {
        asks: dances.map(({ gameId }) => ({ input: { body: { gameId, roundNumber: 1 } } })),
        kept: (now, { game }) => danceIn(now, game.gameId)?.thatCounts.mine === true,
      };
    },
  },
  continueDecision: {
    'to stop': async (stage) => {
      const dances = await dancesOf(stage, 3, 3);
      for (const round of [1, 2, 3]) await Promise.all(dances.map((dance) => dance.miss(round)));
      return {
        asks: dances.map(({ gameId }) => ({
          input: { body: { gameId, decision: 'stop' as const } },
        })),
        kept: (now, { game }) => danceIn(now, game.gameId)?.status === 'completed',
      };
    },
  },
  abandonDance: {
    own: async (stage) => ({
      asks: (await dancesOf(stage, requestsPerPlan)).map(({ gameId }) => ({
        input: { body: { gameId } },
      })),
      kept: (now, { game }) => danceIn(now, game.gameId)?.status === 'abandoned',
    }),
    'by others': async (stage) => ({
      asks: (await dancesOf(stage, requestsPerPlan)).map(({ gameId, players }) => ({
        by: players[1],
        input: { body: { gameId } },
      })),
      kept: (now, { game }) => danceIn(now, game.gameId)?.status === 'abandoned',
    }),
  },
  expireDance: {
    own: async (stage) => ({
      asks: (await dancesOf(stage, 3)).map(({ gameId }) => ({ input: { body: { gameId } } })),
      kept: (now, { game }) => danceIn(now, game.gameId)?.status === 'expired',
    }),
  },
  shareDance: {
    own: async (stage) => {
      const dances = await dancesOf(stage, 5);
      await bothSaid(dances, 'jinx');
      return {
        asks: dances.map(({ gameId }) => ({ input: { body: { gameId, allow: true } } })),
        kept: (now, { game }) => danceIn(now, game.gameId)?.sharing?.mine === true,
      };
    },
  },
  rematchDance: {
    'with players': async (stage) => {
      const dances = await dancesOf(stage, 5);
      await bothSaid(dances, 'jinx');
      return {
        asks: dances.map(({ players }) => ({
          input: { body: { opponentId: players[1].player.userId } },
        })),
        kept: (now, { game }) => danceIn(now, game.gameId) !== undefined,
      };
    },
    'by others': async (stage) => {
      const dances = await dancesOf(stage, 5);
      await bothSaid(dances, 'jinx');
      return {
        asks: dances.map(({ players: [visitor, by] }) => ({
          by,
          input: { body: { opponentId: visitor.player.userId } },
        })),
        kept: (now, { game }) => danceIn(now, game.gameId) !== undefined,
      };
    },
  },
  findPartner: {
    'the bee': async () => ({
      asks: await createMany(requestsPerPlan, () => ({ input: { body: { withBee: true } } })),
      kept: (now, { game }) => danceIn(now, game?.gameId) !== undefined,
    }),
    'with others': async (stage) => ({
      asks: (await stage.others(requestsPerPlan)).flatMap((by) => [
        { input: { body: {} } },
        { by, input: { body: {} } },
      ]),
      // Who still waits asks again, in whatever name.
      kept: async (now, { game }) =>
        game === undefined ||
        !game.players.some(({ userId }) => userId === stage.visitor.player.userId) ||
        danceIn(now, game.gameId) !== undefined,
    }),
  },
  stopFindingPartner: {
    own: async () => ({
      asks: await createMany(requestsPerPlan, () => ({ input: {} })),
      kept: nothingToVerify('Nobody waits who has moved.'),
    }),
  },
  nudge: {
    own: async (stage) => {
      const dances = await dancesOf(stage, 5);
      await Promise.all(dances.map((dance) => dance.say(0, 1, 'honeymoon')));
      return {
        asks: dances.map(({ gameId, players: [, other] }) => ({
          input: { body: { recipientUserId: other.player.userId, gameId, roundNumber: 1 } },
        })),
        kept: async (_now, _reply, index) =>
          (await storedGame(stage, dances[index]?.gameId ?? ''))?.nudged[0] !== null,
      };
    },
  },
} satisfies Partial<RacePlans>;
