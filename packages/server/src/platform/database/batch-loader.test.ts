import { expect, test } from 'vitest';
import { BatchLoader } from './batch-loader.ts';

/** Records the statements, and resolves them when the test says so. */
function slowTable(kind: 'sqlite' | 'postgres' = 'postgres') {
  const statements: { keys: string[]; answer: () => void; fail: () => void }[] = [];
  let arrived = () => {};
  const find = (keys: string[]) =>
    new Promise<{ id: string }[]>((resolve, reject) => {
      const rows = [...new Set(keys)].filter((id) => id !== 'nobody').map((id) => ({ id }));
      statements.push({
        keys,
        answer: () => resolve(rows),
        fail: () => reject(new Error('away')),
      });
      arrived();
    });
  const statement = async (number: number) => {
    while (!statements[number]) {
      await new Promise<void>((resolve) => {
        arrived = resolve;
      });
    }
    return statements[number];
  };
  const queries = {
    findOne: (id: string) => find([id]).then(([row]) => row),
    findMany: find,
    keyOf: ({ id }: { id: string }) => id,
  };
  return { loader: new BatchLoader({ kind }, queries), statement };
}

test('the embedded database runs a statement per key, and all callers go on together', async () => {
  const { loader, statement } = slowTable('sqlite');
  const resolved: string[] = [];
  const reads = ['a', 'b'].map((key) => loader.find(key).then(() => resolved.push(key)));
  const [first, second] = [await statement(0), await statement(1)];
  expect([first?.keys, second?.keys]).toEqual([['a'], ['b']]);
  first?.answer();
  await new Promise((resolve) => setImmediate(resolve));
  expect(resolved).toEqual([]);
  second?.answer();
  await Promise.all(reads);
  expect(resolved).toEqual(['a', 'b']);
});

test('simultaneous reads share one statement, and each gets its own row', async () => {
  const { loader, statement } = slowTable();
  const rows = Promise.all(['a', 'b', 'nobody', 'a'].map((key) => loader.find(key)));
  const { keys, answer } = await statement(0);
  expect(keys).toEqual(['a', 'b', 'nobody']);
  answer();
  expect(await rows).toEqual([{ id: 'a' }, { id: 'b' }, undefined, { id: 'a' }]);
});

test('a read during a running batch goes into the next one', async () => {
  const { loader, statement } = slowTable();
  const first = loader.find('a');
  const { answer } = await statement(0);
  const second = loader.find('a');
  answer();
  await first;
  const later = await statement(1);
  expect(later.keys).toEqual(['a']);
  later.answer();
  expect(await second).toEqual({ id: 'a' });
});

test('a failed batch rejects its own reads only', async () => {
  const { loader, statement } = slowTable();
  const first = loader.find('a');
  const failed = expect(first).rejects.toThrow('away');
  (await statement(0)).fail();
  await failed;
  const next = loader.find('b');
  (await statement(1)).answer();
  expect(await next).toEqual({ id: 'b' });
});
