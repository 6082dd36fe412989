import { expect, test, vi } from 'vitest';
import { later } from './later.ts';

const lost = new Error('no network');

test('comes once, however often it is asked for', async () => {
  const load = vi.fn(async () => 'the ending');
  const ending = later(load);
  expect(ending.arrival.get()).toBeUndefined();
  ending.fetchAhead();
  ending.fetch();
  await vi.waitFor(() => expect(ending.arrival.get()).toEqual({ part: 'the ending' }));
  ending.fetch();
  expect(load).toHaveBeenCalledOnce();
});

test('what was fetched ahead in vain is fetched anew when it is wanted', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('here');
  const ending = later(load);
  ending.fetchAhead();
  await expect(load.mock.results[0]?.value).rejects.toBe(lost);
  expect(ending.arrival.get()).toBeUndefined();
  await vi.waitFor(() => {
    ending.fetch();
    expect(ending.arrival.get()).toEqual({ part: 'here' });
  });
});

test('a failure of what is wanted stays until it is forgiven', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('here');
  const ending = later(load);
  ending.fetch();
  await vi.waitFor(() => expect(ending.arrival.get()).toEqual({ error: lost }));
  ending.fetch();
  expect(load).toHaveBeenCalledOnce();
  ending.forgive();
  ending.fetch();
  await vi.waitFor(() => expect(ending.arrival.get()).toEqual({ part: 'here' }));
});
