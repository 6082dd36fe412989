import { type CallName, calls } from '@bee-jinx/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plans, type RaceResult, runRace } from '../../../testing/races/race.ts';

import type { CreateRacePlan, RacePlan } from '../../../testing/races/race-plan.ts';
import { createRaceSetup, type RaceSetup } from '../../../testing/races/race-setup.ts';
import { repetitions } from '../../../testing/repetitions.ts';
import { noon, setClock } from '../../../testing/test-daily.ts';
import { quickAdmin } from '../../../testing/test-identity.ts';
import type { TestPlayer } from '../../../testing/test-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

/**
 * Every call that writes, sent by a player while they move to their account or leave us; and by others what names them.
 * What was acknowledged is there afterwards, nothing is our fault, and nothing is left that belongs to nobody.
 */

const planned = Object.entries(plans).flatMap(([name, each]) =>
  'notRaced' in each
    ? []
    : Object.entries(each).map(
        ([what, make]) => [name as CallName, what, make as CreateRacePlan] as const,
      ),
);

const rounds = repetitions(8);

let server: TestServer;
let admin: TestPlayer;
const total = { calls: new Set<string>(), acknowledged: 0, found: 0, refused: 0 };
beforeAll(async () => {
  server = await startTestServer({ isRefusalCheckOff: true });
  setClock(server, noon);
  admin = await quickAdmin(server);
});
afterAll(async () => {
  const { calls, acknowledged, found, refused } = total;
  process.stdout.write(
    `${server.db.kind}: ${calls.size} calls raced in ${planned.length} ways, ${acknowledged} writes acknowledged, ` +
      `${found} looked for and found, ${refused} refused\n`,
  );
  await server.stop();
});

test('every call of the contract with which players can change something has a plan, or a reason for none', () => {
  const writing = calls.filter(
    ({ method, access }) => method !== 'GET' && (access === 'player' || access === 'open'),
  );
  expect(Object.keys(plans).sort()).toEqual(writing.map(({ name }) => name).sort());
});

describe('what is written while its player moves to an account', () => {
  test.each(planned)('%s, %s', async (name, _what, make) => {
    for (let round = 0; round < rounds; round += 1) await moveDuring(name, make);
  });
});

describe('what is written while its player leaves us', () => {
  test.each(planned)('%s, %s', async (name, _what, make) => {
    for (let round = 0; round < rounds; round += 1) await leaveDuring(name, make);
  });
});

async function moveDuring(name: CallName, make: CreateRacePlan): Promise<void> {
  const stage = await createRaceSetup(server);
  const plan = await make(stage);
  const raced = await runRace(stage, name, plan, () => migrate(stage));
  expect(raced.faults).toEqual([]);
  expect(plan.mayEndMove ? [200, 401, 403, 409] : [200]).toContain(raced.status);
  await expectKept(stage, plan, raced);
  if (raced.status === 200) expect(await isOut(stage)).toBe(true);
  await expectSound();
  count(name, raced);
}

async function leaveDuring(name: CallName, make: CreateRacePlan): Promise<void> {
  const stage = await createRaceSetup(server);
  const plan = await make(stage);
  const raced = await runRace(stage, name, plan, () => stage.visitor.ask('deleteMe', {}));
  expect(raced.faults).toEqual([]);
  // Signed out, or turned into an account, in the meantime: then they are asked to sign in first.
  expect([200, 401]).toContain(raced.status);
  expect(await isOut(stage)).toBe(true);
  await expectSound();
  count(name, raced);
}

const migrate = ({ visitor, account }: RaceSetup) =>
  account.ask('migrateData', {
    body: { postHogId: visitor.player.userId, supabaseId: account.player.userId },
  });

const isOut = async ({ visitor }: RaceSetup) =>
  (await visitor.ask('readSession', {})).status === 401;

async function expectKept(stage: RaceSetup, { isKept }: RacePlan, { acknowledged }: RaceResult) {
  if (typeof isKept !== 'function') return;
  const now = (await stage.account.ask('exportMe', {})).data;
  const lost = [];
  for (const { index, reply } of acknowledged) {
    if (!(await isKept(now, reply as never, index))) lost.push(index);
  }
  expect({ of: acknowledged.length, lost }).toEqual({ of: acknowledged.length, lost: [] });
  total.found += acknowledged.length;
}

const known = new Set<string>();

/** What the desk checks, and what no row may say: nothing of it is new. */
async function expectSound(): Promise<void> {
  const { checks } = (await admin.ask('runDataChecks', {})).data;
  const found = checks.flatMap(({ sample }) => sample.map(({ says }) => says));
  const hives = (await hivesOfNobody()).map(({ id }) => `${id} without its owner`);
  const fresh = [...found, ...hives].filter((one) => !known.has(one));
  for (const one of fresh) known.add(one);
  expect(fresh).toEqual([]);
}

/** Where a hive goes on, its owner is in it. */
const hivesOfNobody = () =>
  server.db.read
    .selectFrom('groups')
    .leftJoin('group_members', (join) =>
      join
        .onRef('group_members.group_id', '=', 'groups.id')
        .onRef('group_members.player_id', '=', 'groups.owner_id')
        .on('group_members.left_at', 'is', null),
    )
    .select('groups.id')
    .where('groups.type', '=', 'hive')
    .where('groups.ended_at', 'is', null)
    .where('group_members.player_id', 'is', null)
    .execute();

function count(name: string, { acknowledged, refused }: RaceResult): void {
  total.calls.add(name);
  total.acknowledged += acknowledged.length;
  total.refused += refused.length;
}
