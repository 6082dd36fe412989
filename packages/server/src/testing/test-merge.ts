import { beforeEach } from 'vitest';
import { createNewcomer } from '../features/identity/create-newcomer.ts';
import { deletePlayer, insertPlayer, type PlayerRow } from '../features/identity/queries.ts';
import type { Writer } from '../platform/database/database.ts';
import { openTestDatabase } from './open-test-database.ts';

export type MergeSignals = { topic: string; id: string; to: string[] }[];

interface MergeStep<Memo> {
  move(sql: Writer, from: string, to: string): Promise<{ signals: MergeSignals; memo: Memo }>;
  undo(
    sql: Writer,
    memo: Memo,
    guestId: string,
    accountId: string,
    others: Memo[],
  ): Promise<{ signals: MergeSignals; returned: number }>;
}

/** Players by a short name, of whom a merge step moves things from `guest` to `account`; each test has its own. */
export function useTestMerge() {
  const opened = openTestDatabase({ databasePool: 4 });
  const { write } = opened;

  const players = new Map<string, PlayerRow>();
  beforeEach(async () => {
    players.clear();
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
    step: MergeStep<Memo>,
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
    const undone = await write((sql) => step.undo(sql, stored, guest.id, idOf('account'), []));
    return { moved, between, undone, after: await read() };
  }

  return { opened, write, add, idOf, nameOf, namesOf, moveAndUndo };
}
