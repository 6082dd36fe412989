import { expect, test } from 'vitest';
import { KeyedMutex } from './keyed-mutex.ts';

const exclusive = (key: string) => ({ key, isShared: false });

test('work under one key runs in order, also after a failure', async () => {
  const mutex = new KeyedMutex();
  const log: string[] = [];
  const gates = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const runs = gates.map(({ promise }, index) =>
    mutex.run('game', async () => {
      log.push(`begins ${index}`);
      await promise;
      log.push(`ends ${index}`);
      if (index === 0) throw new Error('the first fails');
      return index;
    }),
  );
  for (const { resolve } of gates.toReversed()) resolve();
  expect((await Promise.allSettled(runs)).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(log).toEqual(['begins 0', 'ends 0', 'begins 1', 'ends 1', 'begins 2', 'ends 2']);
});

test('work under another key does not wait', async () => {
  const mutex = new KeyedMutex();
  const gate = Promise.withResolvers<void>();
  const slow = mutex.run('slow', () => gate.promise);
  expect(await mutex.run('other', async () => 'done')).toBe('done');
  gate.resolve();
  await slow;
});

test('work under several keys waits for each of them', async () => {
  const mutex = new KeyedMutex();
  const gate = Promise.withResolvers<void>();
  const log: string[] = [];
  const first = mutex.runAll([exclusive('a'), exclusive('b')], async () => {
    await gate.promise;
    log.push('first');
  });
  const second = mutex.runAll(
    [exclusive('a'), exclusive('b')],
    async () => void log.push('second'),
  );
  await mutex.runAll([exclusive('c')], async () => void log.push('alone'));
  gate.resolve();
  await Promise.all([first, second]);
  expect(log).toEqual(['alone', 'first', 'second']);
});

test('shared holders of a key overlap each other, but never an exclusive one', async () => {
  const mutex = new KeyedMutex();
  const log: string[] = [];
  const gates = { first: Promise.withResolvers<void>(), exclusive: Promise.withResolvers<void>() };
  const hold = (name: string, isShared: boolean, until?: Promise<void>) =>
    mutex.run(
      'player',
      async () => {
        log.push(`${name} begins`);
        await until;
        log.push(`${name} ends`);
      },
      isShared,
    );
  const first = hold('first', true, gates.first.promise);
  await hold('second', true);
  const exclusiveHolder = hold('alone', false, gates.exclusive.promise);
  const last = hold('last', true);
  expect(log).toEqual(['first begins', 'second begins', 'second ends']);
  gates.first.resolve();
  await first;
  gates.exclusive.resolve();
  await Promise.all([exclusiveHolder, last]);
  expect(log.slice(3)).toEqual([
    'first ends',
    'alone begins',
    'alone ends',
    'last begins',
    'last ends',
  ]);
});
