import { describe, expect, test } from 'vitest';
import { quickAdmin } from '../../../testing/test-identity.ts';
import { firstWord, gone, noLongerOpen, useTestPairs, words } from '../../../testing/test-pairs.ts';
import { mustCall, newPlayer } from '../../../testing/test-player.ts';
import { holdTransactions } from '../../../testing/transaction-timing.ts';
import { previewPair } from './preview-pair.ts';

const { server, maker, friend, send, open, read } = useTestPairs();

describe('the desk', () => {
  test('sees what was reported, ends it or lets it stand, and both are on record', async () => {
    const { code } = (await send({ note: 'Hm' })).pair;
    await mustCall(friend, 'reportPair', { params: { code }, body: { reason: 'Not nice' } });
    await mustCall(friend, 'reportPair', { params: { code }, body: { reason: 'Again' } });
    const other = await mustCall(friend, 'sendPair', { body: words });
    const body = { reason: 'a\u202Eb' };
    const params = { code: other.pair.code };
    expect(await mustCall(maker, 'reportPair', { params, body })).toEqual({ reported: true });
    const admin = await quickAdmin(server);
    const listed = async () =>
      (await mustCall(admin, 'listDeskPairs', { query: {} })).pairs.filter(
        (pair) => pair.code === code,
      );
    expect(await listed()).toMatchObject([
      {
        note: 'Hm',
        firstWord,
        offer: 'no',
        isMine: false,
        reports: [
          {
            by: { userId: friend.player.userId, displayName: friend.player.displayName },
            reason: 'Not nice',
            at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          },
        ],
      },
    ]);
    // A reason that can't be shown is dropped, the report counts.
    const { pairs } = await mustCall(admin, 'listDeskPairs', { query: {} });
    expect(pairs.find((pair) => pair.code === other.pair.code)?.reports).toMatchObject([
      { by: { userId: maker.player.userId }, reason: '' },
    ]);
    const answer = (decision: 'end' | 'keep') =>
      mustCall(admin, 'answerPairReport', { params: { code }, body: { answer: decision } });
    expect(await answer('keep')).toEqual({ answer: 'kept' });
    expect(await listed()).toEqual([]);
    expect((await read(maker, code)).data.pair).not.toHaveProperty('endedAt');
    expect((await open(friend, code)).status).toBe(200);
    expect(await answer('end')).toEqual({ answer: 'ended' });
    expect(await open(await newPlayer(server.url), code)).toMatchObject(noLongerOpen);
    expect(await read(maker, code)).toMatchObject(noLongerOpen);
    expect(await previewPair(server, code)).toBeUndefined();
    const [mine] = (await mustCall(maker, 'listPairs', {})).pairs;
    expect(mine?.endedAt).toEqual(expect.any(String));
    const unreported = (await send()).pair.code;
    for (const unknown of [unreported, 'pair_0000000000000000000']) {
      const call = { params: { code: unknown }, body: { answer: 'end' as const } };
      expect(await admin.ask('answerPairReport', call)).toMatchObject(gone);
    }
    const { entries } = (await mustCall(admin, 'readAuditTrail', { query: {} })) as never as {
      entries: { act: string }[];
    };
    expect(entries.map(({ act }) => act)).toEqual(
      expect.arrayContaining([`report of ${code}: kept`, `report of ${code}: ended`]),
    );
  });

  test('ends a pair for everybody but those who have a game of it', async () => {
    const { code, puzzleNumber } = (await send()).pair;
    const late = await newPlayer(server.url);
    await open(friend, code);
    await mustCall(late, 'reportPair', { params: { code }, body: {} });
    const admin = await quickAdmin(server);
    const answer = { params: { code }, body: { answer: 'end' as const } };
    await mustCall(admin, 'answerPairReport', answer);
    expect(await open(late, code)).toMatchObject(noLongerOpen);
    expect(await read(maker, code)).toMatchObject(noLongerOpen);
    expect(await maker.ask('reportPair', { params: { code }, body: {} })).toMatchObject(
      noLongerOpen,
    );
    expect((await open(friend, code)).data.game.status).toBe('playing');
    await mustCall(friend, 'giveUpDaily', { body: { puzzleNumber } });
    expect((await read(friend, code)).data.results).toHaveLength(1);
  });

  test('has ended a pair for good, also where a report of it comes at the same time', async () => {
    const { code } = (await send()).pair;
    const late = await newPlayer(server.url);
    await mustCall(friend, 'reportPair', { params: { code }, body: {} });
    const admin = await quickAdmin(server);
    const { reached, release } = holdTransactions(server.db, `pair:${code}`);
    const report = mustCall(late, 'reportPair', { params: { code }, body: {} });
    await reached;
    const answer = { params: { code }, body: { answer: 'end' as const } };
    await mustCall(admin, 'answerPairReport', answer);
    release();
    expect(await report).toEqual({ reported: true });
    expect(await open(late, code)).toMatchObject(noLongerOpen);
    const { pairs } = await mustCall(admin, 'listDeskPairs', { query: {} });
    expect(pairs.map((pair) => pair.code)).not.toContain(code);
  });
});
