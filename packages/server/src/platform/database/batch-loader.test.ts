import { expect, test } from 'vitest';
import { BatchLoader } from './batch-loader.ts';

/** Answers only when told to, and remembers the questions. */
function slowTable() {
  const questions: { keys: string[]; answer: () => void; fail: () => void }[] = [];
  let arrived = () => {};
  const find = (keys: string[]) =>
    new Promise<{ id: string }[]>((resolve, reject) => {
      const rows = [...new Set(keys)].filter((id) => id !== 'nobody').map((id) => ({ id }));
      questions.push({
        keys,
        answer: () => resolve(rows),
        fail: () => reject(new Error('away')),
      });
      arrived();
    });
  const question = async (number: number) => {
    while (!questions[number]) {
      await new Promise<void>((resolve) => {
        arrived = resolve;
      });
    }
    return questions[number];
  };
  return { asked: new BatchLoader(find, (row: { id: string }) => row.id), question };
}

test('those who ask at once are asked for with one statement, and each gets their own row', async () => {
  const { asked, question } = slowTable();
  const rows = Promise.all(['a', 'b', 'nobody', 'a'].map((key) => asked.find(key)));
  const { keys, answer } = await question(0);
  expect(keys).toEqual(['a', 'b', 'nobody', 'nobody']);
  answer();
  expect(await rows).toEqual([{ id: 'a' }, { id: 'b' }, undefined, { id: 'a' }]);
});

test('a question that comes while another is on its way gets an answer of its own', async () => {
  const { asked, question } = slowTable();
  const first = asked.find('a');
  const { answer } = await question(0);
  const second = asked.find('a');
  answer();
  await first;
  const later = await question(1);
  expect(later.keys).toEqual(['a']);
  later.answer();
  expect(await second).toEqual({ id: 'a' });
});

test('a failure is told to those who asked, and to nobody after them', async () => {
  const { asked, question } = slowTable();
  const first = asked.find('a');
  const failed = expect(first).rejects.toThrow('away');
  (await question(0)).fail();
  await failed;
  const next = asked.find('b');
  (await question(1)).answer();
  expect(await next).toEqual({ id: 'b' });
});
