import { afterEach, beforeEach, type Mock, vi } from 'vitest';
import { setCurrentPlayerId } from './identity.ts';

/** For tests: mocks fetch, as a known player, for each test of the file. */
export function stubFetch(): Mock<typeof fetch> {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    setCurrentPlayerId('anon_1');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    fetched.mockReset();
  });
  return fetched;
}
