import { expect, test } from 'vitest';
import { KeyedMutex } from './keyed-mutex.ts';

const alone = (key: string) => ({ key, isShared: false });

test('work under one key runs in the order in which it came, also after one that failed', async () => {
  const turns = new KeyedMutex();
  const said: string[] = [];
  const gates = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const runs = gates.map(({ promise }, index) =>
    turns.run('game', async () => {
      said.push(`begins ${index}`);
      await promise;
      said.push(`ends ${index}`);
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
  expect(said).toEqual(['begins 0', 'ends 0', 'begins 1', 'ends 1', 'begins 2', 'ends 2']);
});

test('work under another key does not wait', async () => {
  const turns = new KeyedMutex();
  const gate = Promise.withResolvers<void>();
  const slow = turns.run('one', () => gate.promise);
  expect(await turns.run('other', async () => 'done')).toBe('done');
  gate.resolve();
  await slow;
});

test('work under several keys waits for each of them', async () => {
  const turns = new KeyedMutex();
  const gate = Promise.withResolvers<void>();
  const said: string[] = [];
  const first = turns.runAll([alone('a'), alone('b')], async () => {
    await gate.promise;
    said.push('first');
  });
  const second = turns.runAll([alone('a'), alone('b')], async () => void said.push('second'));
  await turns.runAll([alone('c')], async () => void said.push('alone'));
  gate.resolve();
  await Promise.all([first, second]);
  expect(said).toEqual(['alone', 'first', 'second']);
});

test('who shares a key runs beside others who do, and neither before nor beside who is alone with it', async () => {
  const turns = new KeyedMutex();
  const said: string[] = [];
  const gates = { first: Promise.withResolvers<void>(), alone: Promise.withResolvers<void>() };
  const enter = (name: string, isShared: boolean, until?: Promise<void>) =>
    turns.run(
      'player',
      async () => {
        said.push(`${name} begins`);
        await until;
        said.push(`${name} ends`);
      },
      isShared,
    );
  const first = enter('first', true, gates.first.promise);
  await enter('second', true);
  const lone = enter('alone', false, gates.alone.promise);
  const last = enter('last', true);
  expect(said).toEqual(['first begins', 'second begins', 'second ends']);
  gates.first.resolve();
  await first;
  gates.alone.resolve();
  await Promise.all([lone, last]);
  expect(said.slice(3)).toEqual([
    'first ends',
    'alone begins',
    'alone ends',
    'last begins',
    'last ends',
  ]);
});
