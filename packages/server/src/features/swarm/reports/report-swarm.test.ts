import { describe, expect, test } from 'vitest';
import { quickAdmin } from '../../../testing/test-identity.ts';
import { mustCall, newPlayer, type TestPlayer } from '../../../testing/test-player.ts';
import { startTestSwarm } from '../../../testing/test-swarm.ts';
import { useTestServer } from '../../../testing/use-test-server.ts';

const server = useTestServer();
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

describe('a report', () => {
  test('is of a companion, in words of up to a size, and shown whole', async () => {
    const table = await startTestSwarm(server.url);
    const { params, swarmId, player } = table;
    await table.miss(1);
    const report = (seat: number, reason = 'Rude', by = 0) =>
      player(by).ask('reportSwarm', { params, body: { seat, reason } });
    expect((await report(1)).data).toEqual({ reported: true });
    const admin = await quickAdmin(server);
    const list = async (state: 'open' | 'answered') => {
      const { reports } = await mustCall(admin, 'listSwarmReports', { query: { state } });
      return reports.filter((one) => one.swarmId === swarmId);
    };
    const person = ({ player: { userId, displayName } }: TestPlayer) => ({ userId, displayName });
    const [shown] = await list('open');
    const said = (await table.read()).rounds[0]?.words[1]?.word;
    expect(shown).toEqual({
      reportId: expect.stringMatching(/^report_/),
      swarmId,
      seat: 1,
      displayName: player(1).player.displayName,
      words: [said],
      reason: 'Rude',
      by: person(player(0)),
      at: time,
      player: person(player(1)),
    });
    const reportId = shown?.reportId ?? '';
    const answer = (id: string) => admin.ask('answerSwarmReport', { params: { reportId: id } });
    expect((await answer(reportId)).data).toEqual({ answered: true });
    expect(await list('open')).toEqual([]);
    expect(await list('answered')).toEqual([shown]);
    expect(await answer('report_none')).toMatchObject({ status: 404 });
    const trail = await mustCall(admin, 'readAuditTrail', { query: {} });
    expect(trail.entries.map(({ act }) => act)).toContain(`report ${reportId} of a swarm answered`);
    // What a player who was deleted said stays, without their name.
    await mustCall(player(1), 'deleteMe', {});
    const [left] = await list('answered');
    expect(left).toMatchObject({ displayName: 'A player who left', words: [said] });
    expect(left).not.toHaveProperty('player');
  });

  test('is refused about oneself, an empty seat, in too many words and too often', async () => {
    const table = await startTestSwarm(server.url);
    const { params, player } = table;
    const report = (seat: number, reason = 'Rude') =>
      player(0).ask('reportSwarm', { params, body: { seat, reason } });
    for (const seat of [0, 3]) {
      expect(await report(seat)).toMatchObject({ status: 404, error: { code: 'not_found' } });
    }
    expect((await report(1, 'x'.repeat(2000))).error).toMatchObject({
      code: 'invalid_input',
      details: { fields: { reason: 'too long' } },
    });
    await report(1);
    const userId = player(0).player.userId;
    await server.db.transaction([], async (sql) => {
      const [row] = await sql
        .selectFrom('swarm_reports')
        .selectAll()
        .where('reporter_id', '=', userId)
        .execute();
      if (!row) throw new Error('No report.');
      const copies = Array.from({ length: 48 }, (_, index) => ({
        ...row,
        id: `${row.id}_${index}`,
        seat: 10 + index,
      }));
      await sql.insertInto('swarm_reports').values(copies).execute();
    });
    expect((await report(2)).status).toBe(200);
    expect(await report(2)).toMatchObject({
      status: 429,
      error: {
        message: 'You have reported a lot today. Write to us with the feedback form, please.',
      },
    });
  });
});

test('a report reaches the admins once, with what was said, until one has looked at it', async () => {
  const table = await startTestSwarm(server.url);
  await table.miss(1);
  const body = { seat: 1, reason: 'Rude' };
  for (const seat of [0, 0, 2]) {
    await mustCall(table.player(seat), 'reportSwarm', { params: table.params, body });
  }
  const stranger = await newPlayer(server.url);
  const refused = await stranger.ask('reportSwarm', { params: table.params, body });
  expect(refused.error.code).toBe('not_your_game');
  const admin = await quickAdmin(server);
  const open = async () => {
    const { reports } = await mustCall(admin, 'listSwarmReports', { query: {} });
    return reports.filter(({ swarmId }) => swarmId === table.swarmId);
  };
  const reports = await open();
  expect(reports).toHaveLength(2);
  expect(reports[0]).toMatchObject({
    reason: 'Rude',
    player: { userId: table.player(1).player.userId },
    words: [expect.any(String)],
  });
  for (const { reportId } of reports) {
    await mustCall(admin, 'answerSwarmReport', { params: { reportId } });
  }
  expect(await open()).toEqual([]);
});
