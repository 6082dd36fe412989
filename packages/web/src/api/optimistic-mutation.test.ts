import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { optimisticMutation } from './optimistic-mutation.ts';

type Names = readonly string[];
type Answer = PromiseWithResolvers<Names>;

const queryKey = ['names'];
const cache = new QueryClient();
const shown = () => cache.getQueryData<Names>(queryKey);
let requests: { names: Names; answer: Answer; isAlone: boolean }[] = [];
let unanswered = 0;

const changing = () =>
  optimisticMutation<Names, Names>(cache, {
    mutationKey: ['change-names'],
    submit(names) {
      const answer = Promise.withResolvers<Names>();
      requests.push({ names, answer, isAlone: unanswered === 0 });
      unanswered += 1;
      return answer.promise.finally(() => {
        unanswered -= 1;
      });
    },
    read: shown,
    write: (names) => cache.setQueryData(queryKey, names),
    applyChange: (_shown, change) => change,
    isSupersededBy: (_older, newer) => newer.includes('whatever was before'),
  });

const observer = new MutationObserver(cache, changing());

function change(names: Names): Promise<unknown> {
  const answered = observer.mutate(names).catch((error: unknown) => error);
  observer.setOptions(changing());
  return answered;
}

const add = (name: string) => change([...(shown() ?? []), name]);

const sentChanges = () => requests.map(({ names }) => names.join(''));

async function nextAnswer(position: number): Promise<Answer> {
  await expect.poll(() => requests.length).toBeGreaterThan(position);
  const request = requests[position];
  if (!request) throw new Error('no such request');
  return request.answer;
}

beforeEach(() => {
  requests = [];
  cache.setQueryData(queryKey, ['a']);
});

afterEach(() => {
  cache.getMutationCache().clear();
});

test('a change is shown before the reply, then the reply', async () => {
  const answered = add('b');
  await expect.poll(shown).toEqual(['a', 'b']);
  (await nextAnswer(0)).resolve(['a', 'b', 'c']);
  await answered;
  expect(shown()).toEqual(['a', 'b', 'c']);
});

test('a refused change is rolled back', async () => {
  const answered = add('b');
  (await nextAnswer(0)).reject(new Error('no'));
  await answered;
  expect(shown()).toEqual(['a']);
});

test('the reply to an older change neither hides a newer one nor is lost by the next', async () => {
  const first = add('b');
  await expect.poll(shown).toEqual(['a', 'b']);
  void add('c');
  (await nextAnswer(0)).resolve(['a', 'b']);
  await first;
  expect(shown()).toEqual(['a', 'b', 'c']);
  const last = add('d');
  (await nextAnswer(1)).resolve(['a', 'b', 'c']);
  (await nextAnswer(2)).resolve(['a', 'b', 'c', 'd']);
  await last;
  expect(sentChanges()).toEqual(['ab', 'abc', 'abcd']);
  expect(shown()).toEqual(['a', 'b', 'c', 'd']);
});

test('a change is sent after the reply to the one before', async () => {
  const both = [add('b'), add('c')];
  (await nextAnswer(0)).resolve(['a', 'b']);
  (await nextAnswer(1)).resolve(['a', 'b', 'c']);
  await Promise.all(both);
  expect(requests.map(({ isAlone }) => isAlone)).toEqual([true, true]);
});

test('a refused newer change leaves the confirmed older one', async () => {
  const first = add('b');
  await expect.poll(shown).toEqual(['a', 'b']);
  const second = add('c');
  (await nextAnswer(0)).resolve(['a', 'b', 'from elsewhere']);
  await first;
  (await nextAnswer(1)).reject(new Error('no'));
  await second;
  expect(shown()).toEqual(['a', 'b', 'from elsewhere']);
});

test('when all are refused, the state before is shown', async () => {
  const first = add('b');
  await expect.poll(shown).toEqual(['a', 'b']);
  const second = add('c');
  (await nextAnswer(0)).reject(new Error('no'));
  await first;
  expect(shown()).toEqual(['a', 'b', 'c']);
  (await nextAnswer(1)).reject(new Error('no'));
  await second;
  expect(shown()).toEqual(['a']);
});

test('a change that a newer one supersedes is not sent', async () => {
  const first = change(['b']);
  const answer = await nextAnswer(0);
  const all = [first, change(['c']), change(['whatever was before'])];
  answer.resolve(['b']);
  (await nextAnswer(1)).resolve(['answered']);
  await Promise.all(all);
  expect(sentChanges()).toEqual(['b', 'whatever was before']);
  expect(shown()).toEqual(['answered']);
});
