import { expect, test } from 'vitest';
import { InTurn } from './in-turn.ts';

test('work under one key runs in the order in which it came, also after one that failed', async () => {
  const turns = new InTurn();
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
  const turns = new InTurn();
  const gate = Promise.withResolvers<void>();
  const slow = turns.run('one', () => gate.promise);
  expect(await turns.run('other', async () => 'done')).toBe('done');
  gate.resolve();
  await slow;
});

test('work under several keys waits for each of them, in whatever order they are named', async () => {
  const turns = new InTurn();
  const gate = Promise.withResolvers<void>();
  const said: string[] = [];
  const first = turns.runAll(['a', 'b'], async () => {
    await gate.promise;
    said.push('first');
  });
  const second = turns.runAll(['b', 'a', 'b'], async () => void said.push('second'));
  await turns.runAll(['c'], async () => void said.push('alone'));
  gate.resolve();
  await Promise.all([first, second]);
  expect(said).toEqual(['alone', 'first', 'second']);
});
