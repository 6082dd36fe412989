import { expect, test, vi } from 'vitest';
import { lazyModule } from './lazy-module.ts';

const lost = new Error('no network');

test('a module is loaded once, however often it is requested', async () => {
  const load = vi.fn(async () => 'the ending');
  const ending = lazyModule(load);
  expect(ending.result.get()).toBeUndefined();
  ending.prefetch();
  ending.fetch();
  await vi.waitFor(() => expect(ending.result.get()).toEqual({ part: 'the ending' }));
  ending.fetch();
  expect(load).toHaveBeenCalledOnce();
});

test('a failed prefetch is repeated when the module is needed', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('here');
  const ending = lazyModule(load);
  ending.prefetch();
  await expect(load.mock.results[0]?.value).rejects.toBe(lost);
  expect(ending.result.get()).toBeUndefined();
  await vi.waitFor(() => {
    ending.fetch();
    expect(ending.result.get()).toEqual({ part: 'here' });
  });
});

test('a failure stays until it is cleared', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('here');
  const ending = lazyModule(load);
  ending.fetch();
  await vi.waitFor(() => expect(ending.result.get()).toEqual({ error: lost }));
  ending.fetch();
  expect(load).toHaveBeenCalledOnce();
  ending.clearError();
  ending.fetch();
  await vi.waitFor(() => expect(ending.result.get()).toEqual({ part: 'here' }));
});
