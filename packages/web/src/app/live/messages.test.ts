import { describe, expect, test } from 'vitest';
import {
  readFirstBeat,
  readReconnect,
  readSignal,
  readTabMessage,
  type TabMessage,
} from './messages.ts';

const signal = { topic: 'player', id: 'anon_1', version: 3 } as const;

describe('a message from another tab', () => {
  test.each<TabMessage>([
    { kind: 'hello', userId: 'anon_1' },
    { kind: 'state', online: true },
    { kind: 'state', online: true, quiet: { userId: 'anon_1', ms: 12 } },
    { kind: 'opened' },
    { kind: 'opened', quiet: { userId: 'anon_1', ms: 0 } },
    { kind: 'signal', signal },
    { kind: 'signal', signal: { ...signal, isReset: true } },
    {
      kind: 'signal',
      signal: { topic: 'dance', id: 'd', version: 4, game: { version: 4 } as never },
    },
  ])('is read as it was said: %j', (message) => {
    expect(readTabMessage(structuredClone(message))).toEqual(message);
  });

  test.each([
    [undefined],
    ['opened'],
    [{}],
    [{ kind: 'dance' }],
    [{ kind: 'hello' }],
    [{ kind: 'state', online: 'yes' }],
    [{ kind: 'signal' }],
    [{ kind: 'signal', signal: { topic: 'player', id: 'anon_1' } }],
  ])('that is not understood is ignored: %j', (data) => {
    expect(readTabMessage(data)).toBeUndefined();
  });
});

test.each([
  ['{"topic":"player","id":"anon_1","version":3}', signal],
  ['{"topic":"player","id":7,"version":3}', undefined],
  ['null', undefined],
  ['', undefined],
])('the signal %j is read as %j', (text, read) => {
  expect(readSignal(text)).toEqual(read);
});

test.each([
  ['{"userId":"anon_1","quietMs":250}', { userId: 'anon_1', ms: 250 }],
  ['{"userId":"anon_1"}', undefined],
  ['{"userId":7,"quietMs":250}', undefined],
  ['{}', undefined],
  ['nonsense', undefined],
])('the first beat %j is read as quiet for %j', (text, quiet) => {
  expect(readFirstBeat(text)).toEqual(quiet);
});

test.each([
  ['{"afterMs":250}', 250],
  ['{"afterMs":1e9}', 60_000],
  ['{"afterMs":-5}', 0],
  ['{}', 0],
  ['nonsense', 0],
])('the request to reconnect %j waits %i ms', (text, wait) => {
  expect(readReconnect(text)).toBe(wait);
});
