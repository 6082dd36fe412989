import type { Database } from '../platform/database/database.ts';

/**
 * Holds the next transactions back whose keys begin like this, so that somebody else can act between what a call has
 * verified and what it writes. `reached` resolves when so many wait; those that come later pass.
 */
export function holdTransactions(db: Database, keyPrefix: string, count = 1) {
  const real = db.transaction;
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let held = 0;
  db.transaction = async (keys, ...rest) => {
    if (keys.some((key) => key.startsWith(keyPrefix))) {
      held += 1;
      if (held === count) {
        db.transaction = real;
        reached.resolve();
      }
      await released.promise;
    }
    return real(keys, ...rest);
  };
  return { reached: reached.promise, release: released.resolve };
}
