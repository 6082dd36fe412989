import { beforeEach, describe, expect, test } from 'vitest';
import { dailyGamesMergeStep } from './features/daily/daily-lifecycle.ts';
import { eventsMergeStep } from './features/events/events-lifecycle.ts';
import { friendsMergeStep } from './features/friends/friends-lifecycle.ts';
import {
  deleteFriendship,
  insertBlock,
  insertFriendship,
  insertRequest,
  setAsksFirst,
} from './features/friends/queries.ts';
import { groupsMergeStep, joinRequestsMergeStep } from './features/groups/groups-lifecycle.ts';
import { createNewcomer } from './features/identity/create-newcomer.ts';
import { deletePlayer, insertPlayer, type PlayerRow } from './features/identity/queries.ts';
import type { Writer } from './platform/database/database.ts';
import { openTestDatabase } from './testing/open-test-database.ts';

const opened = openTestDatabase({ databasePool: 4 });
const write = <Result>(work: (sql: Writer) => Promise<Result>) => opened.db.transaction([], work);

/** Players by a short name; each test has its own. */
let players: Map<string, PlayerRow>;
beforeEach(async () => {
  players = new Map();
  await write(async (sql) => {
    for (const table of ['groups', 'players'] as const) await sql.deleteFrom(table).execute();
  });
});
async function add(...names: string[]): Promise<void> {
  for (const name of names)
    players.set(name, await write((sql) => createNewcomer(sql, 1, { idPrefix: 'anon' })));
}
function rowOf(name: string): PlayerRow {
  const row = players.get(name);
  if (!row) throw new Error(`There is no ${name}.`);
  return row;
}
const idOf = (name: string) => rowOf(name).id;
const nameOf = (playerId: string | null) =>
  [...players].find(([, { id }]) => id === playerId)?.[0] ?? 'nobody';
const namesOf = (ids: readonly string[]) => ids.map(nameOf).sort();

/** As a merge does it: the anonymous player goes with it, and is there again before it is undone. */
async function moveAndUndo<Memo>(
  step: {
    move(sql: Writer, from: string, to: string): Promise<{ signals: Signals; memo: Memo }>;
    undo(
      sql: Writer,
      memo: Memo,
      guestId: string,
      accountId: string,
    ): Promise<{ signals: Signals; returned: number }>;
  },
  read: () => Promise<string[]>,
  meanwhile: (sql: Writer) => Promise<unknown> = async () => {},
) {
  const guest = rowOf('guest');
  const moved = await write((sql) => step.move(sql, guest.id, idOf('account')));
  const stored = JSON.parse(JSON.stringify(moved.memo)) as Memo;
  await write((sql) => deletePlayer(sql, guest.id));
  const between = await read();
  await write(async (sql) => {
    await meanwhile(sql);
    await insertPlayer(sql, guest);
  });
  const undone = await write((sql) => step.undo(sql, stored, guest.id, idOf('account')));
  return { moved, between, undone, after: await read() };
}
type Signals = { topic: string; id: string; to: string[] }[];

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

describe('the hives of two players', () => {
  async function hive(id: string, ownerName: string, members: Record<string, number | null>) {
    await write(async (sql) => {
      await sql
        .insertInto('groups')
        .values({
          id,
          type: 'hive',
          name: id,
          description: '',
          owner_id: idOf(ownerName),
          friends_of: null,
          invite_code: null,
          code_key: null,
          join_policy: 'approval',
          version: 1,
          created_at: 1,
          created_by: idOf(ownerName),
          create_key: null,
          ended_at: null,
          ended_reason: null,
        })
        .execute();
      for (const [index, [name, left_at]] of Object.entries(members).entries())
        await sql
          .insertInto('group_members')
          .values({
            group_id: id,
            player_id: idOf(name),
            joined_at: index + 1,
            join_method: 'link',
            left_at,
            was_removed: 0,
          })
          .execute();
    });
  }
  async function places(): Promise<string[]> {
    const sql = opened.db.read;
    const groups = await sql.selectFrom('groups').selectAll().execute();
    const members = await sql.selectFrom('group_members').selectAll().execute();
    return [
      ...groups.map((row) => `${row.id} of ${nameOf(row.owner_id)} by ${nameOf(row.created_by)}`),
      ...members.map(
        ({ group_id, player_id, joined_at, left_at }) =>
          `${group_id}: ${nameOf(player_id)} ${joined_at}${left_at === null ? '' : ` to ${left_at}`}`,
      ),
    ].sort();
  }
  async function makeHives(): Promise<void> {
    await add('account', 'guest', 'member');
    await hive('founded', 'guest', { guest: null, member: null });
    await hive('shared', 'guest', { guest: null, account: null, member: null });
    await hive('left before', 'member', { member: null, account: 8, guest: null });
    await hive('stayed', 'member', { member: null, account: null, guest: 9 });
    await hive('left by both', 'member', { member: null, account: 8, guest: 9 });
  }

  test('become those of one, where an active place wins, and are theirs again when it is undone', async () => {
    await makeHives();
    const before = await places();
    const [from, to] = [idOf('guest'), idOf('account')];
    expect(groupsMergeStep.collection).toBe('groups');
    expect(await groupsMergeStep.count(opened.db.read, from, to)).toEqual({ moves: 5, meets: 4 });
    expect(new Set(await groupsMergeStep.keys(opened.db.read, from, to))).toEqual(
      new Set(
        ['founded', 'shared', 'left before', 'stayed', 'left by both'].map((id) => `group:${id}`),
      ),
    );
    const { moved, between, undone, after } = await moveAndUndo(groupsMergeStep, places);
    expect(between).toEqual([
      'founded of account by account',
      'founded: account 1',
      'founded: member 2',
      'left before of member by member',
      'left before: account 3',
      'left before: member 1',
      'left by both of member by member',
      'left by both: account 2 to 8',
      'left by both: member 1',
      'shared of account by account',
      'shared: account 2',
      'shared: member 3',
      'stayed of member by member',
      'stayed: account 2',
      'stayed: member 1',
    ]);
    expect(after).toEqual(before);
    expect(undone.returned).toBe(5);
    for (const { topic, to: readers } of moved.signals)
      expect([topic, namesOf(readers)]).toEqual(['group', ['account', 'member']]);
    for (const { to: readers } of undone.signals)
      expect(namesOf(readers)).toEqual(['account', 'guest', 'member']);
    expect(undone.signals.map(({ id }) => id).sort()).toEqual(
      moved.signals.map(({ id }) => id).sort(),
    );
  });

  test('that the account has left since stay left', async () => {
    await makeHives();
    const leave = (sql: Writer) =>
      sql
        .updateTable('group_members')
        .set({ left_at: 20 })
        .where('player_id', '=', idOf('account'))
        .where('left_at', 'is', null)
        .execute();
    const { undone, after } = await moveAndUndo(groupsMergeStep, places, leave);
    expect(undone.returned).toBe(2);
    expect(undone.signals.map(({ id }) => id).sort()).toEqual(['left by both', 'stayed']);
    expect(after.filter((place) => place.includes(': guest'))).toEqual([
      'left by both: guest 3 to 9',
      'stayed: guest 3 to 9',
    ]);
  });

  test.each([
    [49, true],
    [50, false],
  ])('with %i members have room for the guest again: %s', async (members, hasRoom) => {
    await add('account', 'guest');
    await hive('full', 'guest', { guest: null, account: null });
    const join = async (sql: Writer) => {
      for (let count = 1; count < members; count += 1) {
        const { id } = await createNewcomer(sql, 1);
        await sql
          .insertInto('group_members')
          .values({
            group_id: 'full',
            player_id: id,
            joined_at: 1,
            join_method: 'link',
            left_at: null,
            was_removed: 0,
          })
          .execute();
      }
    };
    const { undone, after } = await moveAndUndo(groupsMergeStep, places, join);
    expect(undone.returned).toBe(hasRoom ? 1 : 0);
    expect(after).toContain(`full of ${hasRoom ? 'guest' : 'account'} by guest`);
  });

  test('and their requests pass to the account, unless it has asked too or is a member', async () => {
    await add('account', 'guest', 'owner');
    for (const id of ['new', 'asked', 'answered']) await hive(id, 'owner', { owner: null });
    await hive('joined', 'owner', { owner: null, account: null });
    await hive('left', 'owner', { owner: null, account: 8 });
    const request = (group_id: string, name: string) =>
      write((sql) =>
        sql
          .insertInto('group_requests')
          .values({
            id: `${group_id}, ${name}`,
            group_id,
            player_id: idOf(name),
            join_method: 'link',
            status: 'pending',
            created_at: 1,
            answered_at: null,
          })
          .execute(),
      );
    for (const id of ['new', 'asked', 'answered', 'joined', 'left']) await request(id, 'guest');
    await request('asked', 'account');
    const requests = async () =>
      (await opened.db.read.selectFrom('group_requests').selectAll().execute())
        .map(({ id, player_id, status }) => `${id}: ${nameOf(player_id)} ${status}`)
        .sort();
    const answer = (sql: Writer) =>
      sql
        .updateTable('group_requests')
        .set({ status: 'rejected', answered_at: 2 })
        .where('group_id', '=', 'answered')
        .execute();
    const [from, to] = [idOf('guest'), idOf('account')];
    expect(joinRequestsMergeStep.collection).toBe('joinRequests');
    expect(await joinRequestsMergeStep.count(opened.db.read, from, to)).toEqual({
      moves: 5,
      meets: 2,
    });
    const { moved, between, undone, after } = await moveAndUndo(
      joinRequestsMergeStep,
      requests,
      answer,
    );
    expect(between).toEqual([
      'answered, guest: account pending',
      'asked, account: account pending',
      'left, guest: account pending',
      'new, guest: account pending',
    ]);
    expect(moved.signals.map(({ id }) => id).sort()).toEqual([
      'answered',
      'asked',
      'joined',
      'left',
      'new',
    ]);
    expect(after).toEqual([
      'answered, guest: account rejected',
      'asked, account: account pending',
      'left, guest: guest pending',
      'new, guest: guest pending',
    ]);
    expect(undone.returned).toBe(2);
    for (const { to: readers } of undone.signals)
      expect(namesOf(readers)).toEqual(['account', 'guest', 'owner']);
  });
});

describe('the daily games of two players', () => {
  /** `rounds` with an outcome and its time, or without. */
  const play = (name: string, puzzle_number: number, rounds: number, finished_at?: number) =>
    write((sql) =>
      sql
        .insertInto('daily_games')
        .values({
          player_id: idOf(name),
          puzzle_number,
          outcome: finished_at === undefined ? null : 'jinx',
          round_count: rounds,
          on_its_day: 1,
          streak_day: null,
          utc_offset: null,
          closeness: 0,
          lean: 0,
          hints_used: 0,
          failed_saves: 0,
          version: rounds + 1,
          started_at: 1,
          finished_at: finished_at ?? null,
          replay_id: null,
          sealed: null,
          hints: '[]',
          rounds: '[]',
          slope: null,
          skill: null,
          luck: null,
        })
        .execute(),
    );
  const games = async () =>
    (await opened.db.read.selectFrom('daily_games').selectAll().execute())
      .map((row) => `${row.puzzle_number} ${nameOf(row.player_id)} ${row.round_count}`)
      .sort();
  const versions = async () =>
    (await opened.db.read.selectFrom('daily_games').selectAll().execute())
      .map((row) => `${row.puzzle_number} ${nameOf(row.player_id)} v${row.version}`)
      .sort();
  const step = (keep: [number, 'account' | 'anonymous'][] = []) => ({
    move: async (sql: Writer, from: string, to: string) => {
      const moved = await dailyGamesMergeStep.move(sql, from, to, { keep: new Map(keep) });
      return { ...moved, signals: moved.signals as unknown as Signals };
    },
    undo: async (...given: Parameters<typeof dailyGamesMergeStep.undo>) => {
      const undone = await dailyGamesMergeStep.undo(...given);
      return { ...undone, signals: undone.signals as unknown as Signals };
    },
  });
  beforeEach(async () => {
    await write(async (sql) => {
      await sql.deleteFrom('puzzles').execute();
      const puzzle = { word1: 'ocean', word2: 'desert', first_word: 'sand', par: 3 };
      const rest = { difficulty: 'steady', published_at: 1, made_by: null } as const;
      const rows = [1, 2, 3, 4, 5].map((puzzle_number) => ({ puzzle_number, ...puzzle, ...rest }));
      await sql.insertInto('puzzles').values(rows).execute();
    });
    await add('account', 'guest');
    await play('guest', 1, 0);
    await play('guest', 2, 3, 10);
    await play('guest', 3, 2, 10);
    await play('account', 3, 5, 9);
    await play('guest', 4, 4, 10);
    await play('account', 4, 6);
    await play('guest', 5, 1);
    await play('account', 5, 0);
  });

  test('are counted, and those of one puzzle are shown side by side', async () => {
    const [from, to] = [idOf('guest'), idOf('account')];
    const { collection, count, conflicts } = dailyGamesMergeStep;
    expect(collection).toBe('dailyGames');
    expect(await count(opened.db.read, from, to)).toEqual({ moves: 4, meets: 2 });
    const won = (rounds: number) => ({ status: 'won', rounds, outcome: 'jinx' });
    expect(await conflicts(opened.db.read, from, to)).toEqual([
      {
        puzzleNumber: 3,
        activeDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        account: won(5),
        anonymous: won(2),
        firstFinished: 'account',
      },
      {
        puzzleNumber: 4,
        activeDate: expect.any(String),
        account: { status: expect.any(String), rounds: 6 },
        anonymous: won(4),
        firstFinished: 'anonymous',
      },
    ]);
  });

  test('become those of one, and each has their own again when it is undone', async () => {
    const before = await games();
    const { moved, between, undone, after } = await moveAndUndo(step(), games);
    expect(between).toEqual(['2 account 3', '3 account 5', '4 account 4', '5 account 1']);
    expect(moved.signals).toEqual([
      { topic: 'daily', id: '2', version: 5 },
      { topic: 'daily', id: '4', version: 8 },
      { topic: 'daily', id: '5', version: 3 },
    ]);
    expect(after).toEqual(before);
    expect(undone).toMatchObject({ returned: 3, stayed: 0 });
    expect(await versions()).toEqual([
      '1 guest v1',
      '2 guest v6',
      '3 account v6',
      '3 guest v3',
      '4 account v9',
      '4 guest v9',
      '5 account v4',
      '5 guest v4',
    ]);
  });

  test('are those that the player wants to keep, where both have played', async () => {
    const { between } = await moveAndUndo(
      step([
        [3, 'anonymous'],
        [4, 'account'],
        [5, 'account'],
      ]),
      games,
    );
    // Of the fifth there is nothing to keep: the account has only opened it.
    expect(between).toEqual(['2 account 3', '3 account 2', '4 account 6', '5 account 1']);
  });

  test('that were played on stay with the account', async () => {
    const { undone, after } = await moveAndUndo(step(), games, (sql) =>
      sql.updateTable('daily_games').set({ version: 20 }).where('puzzle_number', '=', 4).execute(),
    );
    expect(undone).toMatchObject({ returned: 2, stayed: 1 });
    expect(after.filter((game) => game.startsWith('4'))).toEqual(['4 account 4']);
  });
});

describe('the consent of a player', () => {
  const decide = (name: string, decided_at: number) =>
    write((sql) =>
      sql
        .insertInto('consents')
        .values({
          player_id: idOf(name),
          status: 'granted',
          version: 'v1.0',
          method: 'modal_accept',
          previous_status: 'unset',
          decided_at,
        })
        .execute(),
    );
  const consents = async () =>
    (await opened.db.read.selectFrom('consents').selectAll().execute())
      .map(({ player_id, decided_at }) => `${nameOf(player_id)} ${decided_at}`)
      .sort();
  const step = {
    move: eventsMergeStep.move,
    undo: async (...given: Parameters<typeof eventsMergeStep.undo>) => ({
      ...(await eventsMergeStep.undo(...given)),
      returned: 0,
    }),
  };
  beforeEach(() => add('account', 'guest'));

  test('comes along, and goes back where the account had none', async () => {
    expect(eventsMergeStep.collection).toBe('events');
    expect(await eventsMergeStep.count()).toEqual({ moves: 0, meets: 0 });
    await decide('guest', 5);
    const { between, after, moved } = await moveAndUndo(step, consents);
    expect(between).toEqual(['account 5']);
    expect(after).toEqual(['guest 5']);
    expect(moved.signals).toEqual([]);
  });

  test('stays the account’s where it had its own', async () => {
    await decide('guest', 5);
    await decide('account', 6);
    const { after } = await moveAndUndo(step, consents);
    expect(after).toEqual(['account 6', 'guest 5']);
  });
});
