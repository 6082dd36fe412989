import { expect, test } from 'vitest';
import { CallError } from '../../api/call-error.ts';
import { sampleDance } from './sample-dance.ts';
import { tolerateUnreadableReply } from './tolerate-unreadable-reply.ts';

test('a readable reply is passed on', async () => {
  const answer = { ok: true, httpStatus: 200, game: sampleDance() } as const;
  expect(await tolerateUnreadableReply(Promise.resolve(answer))).toEqual(answer);
});

test('a body that can’t be read doesn’t undo what was done', async () => {
  const garbled = Promise.reject(new CallError('unexpected', { status: 200 }));
  expect(await tolerateUnreadableReply(garbled)).toEqual({ ok: true, httpStatus: 200 });
});

test.each([
  new CallError('game_exists', { status: 409 }),
  new CallError('unexpected', { status: 502 }),
  new CallError('offline'),
  new Error('Something else'),
])('%s is rethrown', async (error) => {
  await expect(tolerateUnreadableReply(Promise.reject(error))).rejects.toBe(error);
});
