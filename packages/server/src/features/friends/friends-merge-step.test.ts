import { describe, expect, test } from 'vitest';
import type { Writer } from '../../platform/database/database.ts';
import { useTestMerge } from '../../testing/test-merge.ts';
import { deletePlayer } from '../identity/queries.ts';
import { notify } from '../notifications/notify.ts';
import { createFriendsMergeStep } from './friends-lifecycle.ts';
import {
  deleteFriendship,
  insertBlock,
  insertFriendship,
  insertRequest,
  setAsksFirst,
} from './queries.ts';

const friendsMergeStep = createFriendsMergeStep({ now: () => 1 });
const { opened, write, add, idOf, nameOf, namesOf, moveAndUndo } = useTestMerge();

describe('the friends of two players', () => {
  const befriend = (a: string, b: string, since: number) =>
    write((sql) => insertFriendship(sql, idOf(a), idOf(b), since));
  const block = (by: string, on: string, since: number) =>
    write((sql) => insertBlock(sql, idOf(by), idOf(on), since));
  const ask = (by: string, on: string, since: number) =>
    write((sql) => insertRequest(sql, idOf(by), idOf(on), since));

  async function relations(): Promise<string[]> {
    const sql = opened.db.read;
    const friendships = await sql.selectFrom('friendships').selectAll().execute();
    const blocks = await sql.selectFrom('blocks').selectAll().execute();
    const requests = await sql.selectFrom('friend_requests').selectAll().execute();
    const lists = await sql.selectFrom('friend_lists').selectAll().execute();
    return [
      ...friendships
        .filter(({ player_id, friend_id }) => nameOf(player_id) < nameOf(friend_id))
        .map((row) => `${nameOf(row.player_id)} + ${nameOf(row.friend_id)} ${row.since}`),
      ...blocks.map((row) => `${nameOf(row.player_id)} x ${nameOf(row.blocked_id)} ${row.since}`),
      ...requests.map((row) => `${nameOf(row.from_id)} ? ${nameOf(row.to_id)} ${row.since}`),
      ...lists.filter(({ asks_first }) => asks_first === 1).map((row) => nameOf(row.player_id)),
    ].sort();
  }

  async function makeRelations(): Promise<void> {
    await add('account', 'guest', 'both', 'ben', 'enemy', 'hated', 'hater', 'asked', 'asker');
    await befriend('guest', 'both', 5);
    await befriend('account', 'both', 4);
    await befriend('guest', 'ben', 6);
    await befriend('guest', 'enemy', 7);
    await befriend('account', 'hated', 8);
    await befriend('account', 'guest', 9);
    await block('account', 'enemy', 10);
    await block('guest', 'hated', 11);
    await block('hater', 'guest', 12);
    await ask('guest', 'asked', 13);
    await ask('asker', 'guest', 14);
    await write((sql) => setAsksFirst(sql, idOf('guest'), true));
  }

  test('become those of one, except across a block, and are theirs again when it is undone', async () => {
    await makeRelations();
    const before = await relations();
    const [from, to] = [idOf('guest'), idOf('account')];
    expect(await friendsMergeStep.count(opened.db.read, from, to)).toEqual({ moves: 3, meets: 1 });
    const { moved, between, undone, after } = await moveAndUndo(friendsMergeStep, relations);
    expect(between).toEqual([
      'account',
      'account + ben 6',
      'account + both 4',
      'account ? asked 13',
      'account x enemy 10',
      'account x hated 11',
      'asker ? account 14',
      'hater x account 12',
    ]);
    const others = ['asked', 'asker', 'ben', 'both', 'enemy', 'hated', 'hater'];
    expect(namesOf(moved.signals.map(({ id }) => id))).toEqual(['account', ...others]);
    for (const { topic, id, to: readers } of moved.signals)
      expect([topic, readers]).toEqual(['friends', [id]]);
    expect(after).toEqual(before);
    expect(undone.returned).toBe(4);
    expect(namesOf(undone.signals.map(({ id }) => id))).toEqual(
      ['account', ...others, 'guest'].sort(),
    );
  });

  test('of whom one has gone, across a block of the account, don’t come back', async () => {
    await makeRelations();
    const { undone } = await moveAndUndo(friendsMergeStep, relations, (sql) =>
      deletePlayer(sql, idOf('enemy')),
    );
    expect(undone.returned).toBe(3);
  });

  test('whom the account has asked are not asked across a block or a friendship that comes along', async () => {
    await add('account', 'guest', 'hated', 'hater', 'friend', 'lost');
    await block('guest', 'hated', 1);
    await block('hater', 'guest', 2);
    await ask('account', 'hated', 3);
    await ask('hater', 'account', 4);
    await befriend('guest', 'friend', 5);
    await ask('account', 'friend', 6);
    await befriend('guest', 'lost', 7);
    await ask('lost', 'account', 8);
    const before = await relations();
    const { between, after } = await moveAndUndo(friendsMergeStep, relations, (sql) =>
      deleteFriendship(sql, idOf('account'), idOf('lost')),
    );
    expect(between).toEqual([
      'account + friend 5',
      'account + lost 7',
      'account x hated 1',
      'hater x account 2',
    ]);
    // A friendship that has ended since leaves no request behind.
    const isOver = (one: string) => one === 'guest + lost 7' || one === 'lost ? account 8';
    expect(after).toEqual(before.filter((one) => !isOver(one)));
  });

  test('have the notices of answered requests read in the order in which inboxes are locked', async () => {
    await add('account', 'guest', 'one', 'another', 'third');
    const [first = '', second = '', last = ''] = namesOf([
      idOf('one'),
      idOf('another'),
      idOf('third'),
    ]).toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
    // Blocks move before friends, and friends before requests.
    await block('guest', last, 1);
    await befriend('guest', second, 2);
    await befriend('account', first, 3);
    for (const [by, on] of [
      ['account', last],
      ['account', second],
      ['guest', first],
    ] as const) {
      await ask(by, on, 4);
      const [from, to] = [idOf(by), idOf(on)];
      const notice = { to, from, type: 'friend_joined', text: '{name} asks' } as const;
      await write((sql) => notify(sql, [notice], { now: () => 1 }));
    }
    const { moved } = await moveAndUndo(friendsMergeStep, relations);
    const inboxes = moved.signals.filter(({ topic }) => topic === 'notifications');
    expect(inboxes.map(({ id }) => nameOf(id))).toEqual([first, second, last]);
  });

  test('stay as they are where there are none', async () => {
    await add('account', 'guest');
    const { moved, undone } = await moveAndUndo(friendsMergeStep, relations);
    expect(moved.signals).toEqual([]);
    expect(undone).toEqual({ signals: [], returned: 0 });
  });

  test('whom both know, have asked and have blocked stay with the account too', async () => {
    await add('account', 'guest', 'both', 'asked', 'asker', 'hated', 'hater', 'friend');
    for (const player of ['account', 'guest']) {
      await befriend(player, 'both', 5);
      await ask(player, 'asked', 6);
      await ask('asker', player, 7);
      await block(player, 'hated', 8);
      await block('hater', player, 9);
      await write((sql) => setAsksFirst(sql, idOf(player), true));
    }
    await befriend('account', 'friend', 10);
    await ask('guest', 'friend', 11);
    const before = await relations();
    const { between, after } = await moveAndUndo(friendsMergeStep, relations);
    // Who is a friend of the account needs no request.
    expect(between).toEqual([
      'account',
      'account + both 5',
      'account + friend 10',
      'account ? asked 6',
      'account x hated 8',
      'asker ? account 7',
      'hater x account 9',
    ]);
    expect(after).toEqual(before);
  });

  test('who never needed a request of the guest are asked again, unless the account has ended it', async () => {
    await add('account', 'guest', 'friend', 'former', 'enemy');
    for (const name of ['friend', 'former']) {
      await befriend('account', name, 1);
      await ask('guest', name, 2);
    }
    await block('account', 'enemy', 3);
    await ask('enemy', 'guest', 4);
    await ask('guest', 'account', 5);
    const before = await relations();
    const { between, after } = await moveAndUndo(friendsMergeStep, relations, (sql) =>
      deleteFriendship(sql, idOf('account'), idOf('former')),
    );
    expect(between).toEqual(['account + former 1', 'account + friend 1', 'account x enemy 3']);
    expect(after).toEqual(before.filter((one) => !one.includes('former')));
  });

  test('that the account has ended since don’t come back, nor answered requests, nor who has left', async () => {
    await makeRelations();
    const remove = async (sql: Writer) => {
      for (const [a, b] of [
        ['account', 'ben'],
        ['ben', 'account'],
        ['account', 'both'],
        ['both', 'account'],
      ] as const)
        await sql
          .deleteFrom('friendships')
          .where('player_id', '=', idOf(a))
          .where('friend_id', '=', idOf(b))
          .execute();
      await sql.deleteFrom('friend_requests').execute();
      await deletePlayer(sql, idOf('hated'));
    };
    const { after, undone } = await moveAndUndo(friendsMergeStep, relations, remove);
    expect(undone.returned).toBe(2);
    expect(after).toEqual([
      'account + guest 9',
      'account x enemy 10',
      'enemy + guest 7',
      'guest',
      'hater x guest 12',
    ]);
  });
});
