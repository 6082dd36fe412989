import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';

function openMemoryDatabase() {
  const db = new DatabaseSync(':memory:');
  db.exec('create table words (word text)');
  let now = 0;
  const commits = new GroupCommit(db, { now: () => now });
  /** Writes a word, and advances the clock. */
  const write = (word: string, ms: number) =>
    commits.run(async () => {
      now += ms;
      db.prepare('insert into words values (?)').run(word);
    });
  const words = () =>
    db
      .prepare('select word from words')
      .all()
      .map(({ word }) => word);
  return { db, write, words };
}

test('writers that wait at the same time share a commit', async () => {
  const { write, words } = openMemoryDatabase();
  const order: string[] = [];
  const writers = ['sand', 'wave', 'honey'].map((word) =>
    write(word, 1).then(() => order.push(word)),
  );
  setImmediate(() => order.push('somebody else'));
  await Promise.all(writers);
  expect(order).toEqual(['sand', 'wave', 'honey']);
  expect(words()).toEqual(['sand', 'wave', 'honey']);
});

test('a slow group is cut short, other work runs, and the remaining writers follow', async () => {
  const { write, words } = openMemoryDatabase();
  const order: string[] = [];
  const writers = ['sand', 'wave', 'honey'].map((word) =>
    write(word, 20).then(() => order.push(word)),
  );
  setImmediate(() => order.push('somebody else'));
  await Promise.all(writers);
  expect(order).toEqual(['sand', 'somebody else', 'wave', 'honey']);
  expect(words()).toEqual(['sand', 'wave', 'honey']);
});

test('when a transaction can not begin, every waiting writer is rejected', async () => {
  const { db, write, words } = openMemoryDatabase();
  db.exec('begin');
  const writers = ['sand', 'wave'].map((word) => write(word, 20));
  const outcomes = await Promise.allSettled(writers);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await write('honey', 1);
  expect(words()).toEqual(['honey']);
});
