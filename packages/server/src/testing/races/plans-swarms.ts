import { gatherTestSwarm, startTestSwarm, type TestSwarm } from '../test-swarm.ts';
import {
  createMany,
  type Export,
  nothingToVerify,
  planEach,
  planNumbers,
  type RacePlans,
} from './race-plan.ts';
import type { RaceSetup } from './race-setup.ts';

type ExportedSwarm = NonNullable<Export['swarms']>[number];
type SwarmReply = { swarm?: { swarmId: string } | undefined };

/** The swarm of the reply is in the export, in the expected state. */
const swarmKept =
  (isAsExpected: (swarm: ExportedSwarm) => boolean = () => true) =>
  ({ swarms = [] }: Export, { swarm }: SwarmReply): boolean =>
    swarms.some((one) => one.swarmId === swarm?.swarmId && isAsExpected(one));

const mySeat = ({ seats }: ExportedSwarm) => seats.find(({ isMe }) => isMe);

/** With two others each; the player who is merged is the host. */
const tables = (
  { url, visitor, others }: RaceSetup,
  begin: typeof startTestSwarm = startTestSwarm,
  count = 5,
): Promise<TestSwarm[]> =>
  createMany(count, async () => begin(url, {}, [visitor, ...(await others(2))]));

/** Each with a room of three others. */
const roomsOfOthers = ({ url }: RaceSetup): Promise<TestSwarm[]> =>
  createMany(5, () => gatherTestSwarm(url));

export const swarmPlans = {
  createSwarm: {
    rooms: async () => planNumbers(() => ({ body: {} }), swarmKept()),
  },
  joinSwarm: {
    'rooms of others': async (stage) =>
      planEach(
        await roomsOfOthers(stage),
        ({ params }) => ({ input: { params } }),
        swarmKept((swarm) => mySeat(swarm) !== undefined),
      ),
    'by others': async (stage) => {
      const rooms = await tables(stage, gatherTestSwarm);
      const guests = await stage.others(rooms.length);
      return planEach(
        rooms.map((room, index) => ({ room, by: guests[index] })),
        ({ room, by }) => ({ input: { params: room.params }, ...(by && { by }) }),
        swarmKept(({ seats }) => seats.length === 4),
      );
    },
  },
  watchSwarm: {
    own: async (stage) => ({
      requests: (await roomsOfOthers(stage)).map(({ params }) => ({ input: { params } })),
      isKept: nothingToVerify('Who only looks on is in no export.'),
    }),
  },
  changeSwarmSeat: {
    own: async (stage) =>
      planEach(
        await tables(stage, gatherTestSwarm),
        ({ params }) => ({ input: { params, body: { displayName: 'Somebody', face: 4 } } }),
        swarmKept((swarm) => mySeat(swarm)?.displayName === 'Somebody'),
      ),
  },
  changeSwarm: {
    own: async (stage) =>
      planEach(
        await tables(stage, gatherTestSwarm),
        ({ params }) => ({ input: { params, body: { rounds: 11 } } }),
        swarmKept(({ settings }) => settings.rounds === 11),
      ),
  },
  startSwarm: {
    own: async (stage) =>
      planEach(
        await tables(stage, gatherTestSwarm),
        ({ params }) => ({ input: { params } }),
        swarmKept(({ status }) => status !== 'gathering'),
      ),
  },
  sayInSwarm: {
    own: async (stage) =>
      planEach(
        await tables(stage),
        ({ params }) => ({ input: { params, body: { round: 1, word: 'honeymoon' } } }),
        swarmKept(({ word }) => word === 'honeymoon'),
      ),
    'last words': async (stage) => {
      const swarms = await tables(stage);
      for (const swarm of swarms) {
        for (const seat of [1, 2]) await swarm.say(seat, 1, 'honeymoon');
      }
      return planEach(
        swarms,
        ({ params }) => ({ input: { params, body: { round: 1, word: 'honeymoon' } } }),
        swarmKept(({ outcome }) => outcome === 'jinx'),
      );
    },
    'by others': async (stage) =>
      planEach(
        await tables(stage),
        ({ params, players: [, by] }) => ({
          input: { params, body: { round: 1, word: 'honeymoon' } },
          ...(by && { by }),
        }),
        swarmKept(({ seats, rounds }) => rounds.length > 0 || seats[1]?.hasSealed === true),
      ),
  },
  turnSwarm: {
    own: async (stage) => {
      const swarms = await tables(stage);
      for (const swarm of swarms) {
        await swarm.say(1, 1, 'meadow');
        await swarm.say(2, 1, 'orchard');
      }
      return planEach(
        swarms,
        ({ params }) => ({ input: { params, body: { round: 1 } } }),
        swarmKept(({ rounds }) => rounds.length === 1),
      );
    },
  },
  reactToSwarm: {
    own: async (stage) => {
      const swarms = await tables(stage);
      for (const swarm of swarms) await swarm.miss(1);
      return planEach(
        swarms,
        ({ params }) => ({ input: { params, body: { round: 1, reaction: 'ha' } } }),
        swarmKept((swarm) => mySeat(swarm)?.reaction?.reaction === 'ha'),
      );
    },
  },
  leaveSwarm: {
    own: async (stage) =>
      planEach(
        await tables(stage),
        ({ params }) => ({ input: { params } }),
        swarmKept((swarm) => mySeat(swarm)?.state === 'left'),
      ),
  },
  removeFromSwarm: {
    own: async (stage) =>
      planEach(
        await tables(stage),
        ({ params }) => ({ input: { params, body: { seat: 2 } } }),
        swarmKept(({ seats }) => seats[2]?.state === 'removed'),
      ),
  },
  passSwarm: {
    own: async (stage) =>
      planEach(
        await tables(stage),
        ({ params }) => ({ input: { params, body: { seat: 2 } } }),
        swarmKept(({ seats }) => seats[2]?.isHost === true),
      ),
  },
  rematchSwarm: {
    own: async (stage) => {
      const swarms = await tables(stage);
      for (const swarm of swarms) await swarm.jinx(1);
      return planEach(swarms, ({ params }) => ({ input: { params } }), swarmKept());
    },
  },
  reportSwarm: {
    own: async (stage) => ({
      requests: (await tables(stage)).map(({ params }) => ({
        input: { params, body: { seat: 1, reason: 'Too loud' } },
      })),
      isKept: nothingToVerify('Reports are in no export.'),
    }),
  },
} satisfies Partial<RacePlans>;
