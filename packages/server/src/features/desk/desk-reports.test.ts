import { beforeEach, describe, expect, test } from 'vitest';
import type { DataCheck, Finding } from '../../platform/data-check.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { start } from '../../testing/test-time.ts';
import { createNewcomer } from '../identity/create-newcomer.ts';
import { applyRepair, planRepair, runChecks } from './data-quality.ts';
import type { DeskDeps } from './deps.ts';
import { clearCache, listCaches, readOverview } from './inspect-server.ts';

const opened = openTestDatabase({ databasePool: 4 });

let now: number;
let wrong: number;
let isRepairable: boolean;
let deps: DeskDeps;
beforeEach(async () => {
  now = start;
  wrong = 0;
  isRepairable = true;
  await opened.db.transaction([], (sql) => sql.deleteFrom('players').execute());
  deps = {
    db: opened.db,
    clock: { now: () => now },
    live: { playerCount: 3, streamCount: 4 },
    redis: undefined,
    startedAt: start - 90_500,
    eventsWaiting: async () => ({ waiting: 0 }),
    checks: [{ ...check, id: 'other' }, check],
    secret: 'a secret',
    caches: {
      report: async () => [
        { name: 'large', size: 2, maxAgeMs: 1600, oldestAt: start },
        { name: 'small', size: 0 },
      ],
      clear: async (name: string) => (name === 'large' ? 2 : undefined),
    },
  } as unknown as DeskDeps;
});

/** Finds so many, and mends what it is given. */
const check: DataCheck = {
  id: 'wrong',
  title: 'Wrong things',
  explains: 'They are wrong.',
  count: async () => wrong,
  find: async (_sql, limit) => {
    now += 7;
    return Array.from(
      { length: Math.min(limit, wrong) },
      (_, index): Finding => ({
        id: `${index} of ${wrong}`,
        says: 'It is wrong.',
        becomes: 'right',
      }),
    );
  },
  get repair() {
    if (!isRepairable) return undefined as never;
    return {
      does: 'They are set right.',
      mend: async (_sql: unknown, findings: readonly Finding[]) => {
        wrong -= findings.length;
      },
    };
  },
};
const shown = {
  checkId: 'wrong',
  title: 'Wrong things',
  explains: 'They are wrong.',
  repair: 'They are set right.',
};
const tokenOf = async () => (await planRepair(deps, 'wrong')).token ?? '';

describe('a check', () => {
  test('shows a sample of five', async () => {
    deps = { ...deps, checks: [check] };
    expect(await runChecks(deps)).toEqual({
      at: new Date(start).toISOString(),
      checks: [{ ...shown, count: 0, sample: [], milliseconds: 0 }],
    });
    wrong = 6;
    const { checks } = await runChecks(deps);
    expect(checks).toMatchObject([{ count: 6, milliseconds: 7 }]);
    expect(checks[0]?.sample).toHaveLength(5);
  });

  test('plans and repairs two hundred at most', async () => {
    wrong = 201;
    const { token = '', findings, ...plan } = await planRepair(deps, 'wrong');
    expect(plan).toEqual({ ...shown, count: 201 });
    expect(findings).toHaveLength(200);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await applyRepair(deps, 'wrong', token)).toEqual({ mended: 200 });
    expect(wrong).toBe(1);
    await expect(applyRepair(deps, 'wrong', token)).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
    expect(await applyRepair(deps, 'wrong', await tokenOf())).toEqual({ mended: 1 });
    expect(await planRepair(deps, 'wrong')).toEqual({ ...shown, count: 0, findings: [] });
    expect(await applyRepair(deps, 'wrong', token)).toEqual({ mended: 0 });
  });

  test('takes no token of another check or another server', async () => {
    wrong = 1;
    const token = await tokenOf();
    const refused = { code: 'changed_meanwhile' };
    await expect(applyRepair(deps, 'other', token)).rejects.toMatchObject(refused);
    deps = { ...deps, secret: 'another' };
    await expect(applyRepair(deps, 'wrong', token)).rejects.toMatchObject(refused);
    expect(wrong).toBe(1);
  });

  test('without a repair has no token, and an unknown one isn’t found', async () => {
    wrong = 1;
    isRepairable = false;
    const { repair: _repair, ...rest } = shown;
    expect(await planRepair(deps, 'wrong')).toEqual({
      ...rest,
      count: 1,
      findings: [{ id: '0 of 1', says: 'It is wrong.', becomes: 'right' }],
    });
    const refused = { code: 'not_found' };
    await expect(applyRepair(deps, 'wrong', '')).rejects.toMatchObject(refused);
    await expect(planRepair(deps, 'unknown')).rejects.toMatchObject(refused);
    await expect(applyRepair(deps, 'unknown', '')).rejects.toMatchObject(refused);
  });
});

describe('the overview', () => {
  test('has the figures of the day and of the server', async () => {
    const midnight = Date.UTC(2026, 10, 17);
    await opened.db.transaction([], async (sql) => {
      await createNewcomer(sql, midnight - 1);
      await createNewcomer(sql, midnight);
      await createNewcomer(sql, midnight, { idPrefix: 'sim' });
    });
    expect(await readOverview(deps)).toEqual({
      at: '2026-11-17T12:00:00.000Z',
      players: { all: 2, accounts: 0, newToday: 1, here: 3 },
      daily: {
        puzzleNumber: expect.any(Number),
        startedToday: 0,
        finishedToday: 0,
        jinxesToday: 0,
      },
      dances: { invited: 0, open: 0, endedToday: 0, jinxesToday: 0 },
      feedback: { open: 0 },
      events: { waiting: 0 },
      server: {
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        node: process.versions.node,
        startedAt: '2026-11-17T11:58:29.500Z',
        uptimeSeconds: 91,
        memoryMb: expect.any(Number),
        database: opened.db.kind,
        databaseVersion: expect.stringMatching(/^\d+\./),
        redis: expect.any(String),
        liveStreams: 4,
      },
    });
    const { server, daily } = await readOverview({ ...deps, startedAt: start + 5000 });
    expect(server.uptimeSeconds).toBe(0);
    expect(server.memoryMb).toBeGreaterThan(20);
    expect(server.memoryMb).toBeLessThan(50_000);
    now += 12 * 3_600_000;
    const tomorrow = await readOverview(deps);
    expect(tomorrow.daily.puzzleNumber).toBe(daily.puzzleNumber + 1);
    expect(tomorrow.players.newToday).toBe(0);
  });

  test('tells since when events wait', async () => {
    deps = { ...deps, eventsWaiting: async () => ({ waiting: 2, oldestAt: start - 1000 }) };
    expect((await readOverview(deps)).events).toEqual({
      waiting: 2,
      oldestAt: '2026-11-17T11:59:59.000Z',
    });
  });
});

test('caches are listed with their age, and cleared by name', async () => {
  const at = new Date(start).toISOString();
  expect(await listCaches(deps)).toEqual({
    at,
    caches: [
      { name: 'large', size: 2, maxAgeSeconds: 2, oldestAt: at },
      { name: 'small', size: 0 },
    ],
  });
  expect(await clearCache(deps, 'large')).toEqual({ cleared: 2 });
  await expect(clearCache(deps, 'nothing')).rejects.toMatchObject({ code: 'not_found' });
});
