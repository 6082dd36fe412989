import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';

function opened() {
  const db = new DatabaseSync(':memory:');
  db.exec('create table words (word text)');
  let now = 0;
  const commits = new GroupCommit(db, { now: () => now });
  /** Writes a word, which takes so long. */
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
  const { write, words } = opened();
  const order: string[] = [];
  const writers = ['sand', 'wave', 'honey'].map((word) =>
    write(word, 1).then(() => order.push(word)),
  );
  setImmediate(() => order.push('somebody else'));
  await Promise.all(writers);
  expect(order).toEqual(['sand', 'wave', 'honey']);
  expect(words()).toEqual(['sand', 'wave', 'honey']);
});

test('a group that takes long is ended, others get their turn, and nobody is left out', async () => {
  const { write, words } = opened();
  const order: string[] = [];
  const writers = ['sand', 'wave', 'honey'].map((word) =>
    write(word, 20).then(() => order.push(word)),
  );
  setImmediate(() => order.push('somebody else'));
  await Promise.all(writers);
  expect(order).toEqual(['sand', 'somebody else', 'wave', 'honey']);
  expect(words()).toEqual(['sand', 'wave', 'honey']);
});

test('where no group can begin, everybody who waits is told so', async () => {
  const { db, write, words } = opened();
  db.exec('begin');
  const writers = ['sand', 'wave'].map((word) => write(word, 20));
  const outcomes = await Promise.allSettled(writers);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await write('honey', 1);
  expect(words()).toEqual(['honey']);
});
