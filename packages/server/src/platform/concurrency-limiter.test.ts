import { expect, test } from 'vitest';
import { ConcurrencyLimitExceeded, ConcurrencyLimiter } from './concurrency-limiter.ts';

/** Jobs that the test ends, and the order in which they began. */
function makeLimiter(limits: ConstructorParameters<typeof ConcurrencyLimiter>[0]) {
  const limiter = new ConcurrencyLimiter(limits);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  return {
    started,
    end: () => ends.shift()?.(),
    run: (name: string, isKnown = false) =>
      limiter.run({ key: name.charAt(0), isKnown }, () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
  };
}

test('a job beyond the limit waits until another has ended', async () => {
  const { started, end, run } = makeLimiter({ maxConcurrent: 2, maxQueued: 2 });
  const all = ['a1', 'b1', 'c1', 'd1'].map((name) => run(name));
  expect(started).toEqual(['a1', 'b1']);
  await expect(run('e1')).rejects.toThrow(ConcurrencyLimitExceeded);
  end();
  await expect.poll(() => started).toEqual(['a1', 'b1', 'c1']);
  end();
  await expect.poll(() => started.length).toBe(4);
  end();
  end();
  await Promise.all(all);
});

test('a key can not take all slots', async () => {
  const { started, end, run } = makeLimiter({
    maxConcurrent: 2,
    maxQueued: 10,
    maxConcurrentPerKey: 1,
    perKey: 2,
  });
  const all = [run('a1'), run('a2')];
  await expect(run('a3')).rejects.toThrow(ConcurrencyLimitExceeded);
  all.push(run('b1'));
  expect(started).toEqual(['a1', 'b1']);
  end();
  await expect.poll(() => started).toEqual(['a1', 'b1', 'a2']);
  end();
  end();
  await Promise.all(all);
});

test('known visitors may wait when strangers may not, and run first', async () => {
  const { started, end, run } = makeLimiter({ maxConcurrent: 1, maxQueued: 1, maxQueuedKnown: 2 });
  const all = [run('a1'), run('b1')];
  await expect(run('c1')).rejects.toThrow(ConcurrencyLimitExceeded);
  all.push(run('d1', true), run('e1', true));
  await expect(run('f1', true)).rejects.toThrow(ConcurrencyLimitExceeded);
  for (let i = 2; i <= 4; i += 1) {
    end();
    await expect.poll(() => started.length).toBe(i);
  }
  expect(started).toEqual(['a1', 'd1', 'e1', 'b1']);
  end();
  await Promise.all(all);
});

test('a failed job frees its slot', async () => {
  const limiter = new ConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 0 });
  const visitor = { key: 'a', isKnown: false };
  await expect(limiter.run(visitor, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limiter.run(visitor, async () => 'yes')).toBe('yes');
});
