import { expect, test } from 'vitest';
import { ConcurrencyLimitExceeded, ConcurrencyLimiter } from './concurrency-limiter.ts';

/** Work that ends when it is told to, and the order in which it began. */
function bench(limits: ConstructorParameters<typeof ConcurrencyLimiter>[0]) {
  const few = new ConcurrencyLimiter(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    end: () => ends.shift()?.(),
    run: (name: string, isKnown = false) =>
      few.run({ key: name.charAt(0), isKnown }, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
  };
}

test('runs so many at once, and the next when one has ended', async () => {
  const { begun, end, run } = bench({ maxConcurrent: 2, maxQueued: 2 });
  const all = ['a1', 'b1', 'c1', 'd1'].map((name) => run(name));
  expect(begun).toEqual(['a1', 'b1']);
  await expect(run('e1')).rejects.toThrow(ConcurrencyLimitExceeded);
  end();
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'c1']);
  end();
  await expect.poll(() => begun.length).toBe(4);
  end();
  end();
  await Promise.all(all);
});

test('leaves places for other keys', async () => {
  const { begun, end, run } = bench({
    maxConcurrent: 2,
    maxQueued: 10,
    maxConcurrentPerKey: 1,
    perKey: 2,
  });
  const all = [run('a1'), run('a2')];
  await expect(run('a3')).rejects.toThrow(ConcurrencyLimitExceeded);
  all.push(run('b1'));
  expect(begun).toEqual(['a1', 'b1']);
  end();
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2']);
  end();
  end();
  await Promise.all(all);
});

test('lets the known wait where strangers no longer may, and takes them first', async () => {
  const { begun, end, run } = bench({ maxConcurrent: 1, maxQueued: 1, maxQueuedKnown: 2 });
  const all = [run('a1'), run('b1')];
  await expect(run('c1')).rejects.toThrow(ConcurrencyLimitExceeded);
  all.push(run('d1', true), run('e1', true));
  await expect(run('f1', true)).rejects.toThrow(ConcurrencyLimitExceeded);
  for (let i = 2; i <= 4; i += 1) {
    end();
    await expect.poll(() => begun.length).toBe(i);
  }
  expect(begun).toEqual(['a1', 'd1', 'e1', 'b1']);
  end();
  await Promise.all(all);
});

test('goes on after work that failed', async () => {
  const few = new ConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 0 });
  const who = { key: 'a', isKnown: false };
  await expect(few.run(who, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await few.run(who, async () => 'yes')).toBe('yes');
});
