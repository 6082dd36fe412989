import { describe, expect, test } from 'vitest';
import type { Writer } from '../../platform/database/database.ts';
import { useTestMerge } from '../../testing/test-merge.ts';
import { createNewcomer } from '../identity/create-newcomer.ts';
import { groupsMergeStep, joinRequestsMergeStep } from './groups-lifecycle.ts';

const { opened, write, add, idOf, nameOf, namesOf, moveAndUndo } = useTestMerge();

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
