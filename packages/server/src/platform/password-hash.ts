import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ConcurrencyLimitExceeded, ConcurrencyLimiter } from './concurrency-limiter.ts';
import { currentVisitor } from './http/visitor.ts';
import { pooledRandomBytes } from './random.ts';
import { Refusal } from './refusal.ts';

/** argon2id as OWASP advises it: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
/** With a salt of 8 octets or more, and a tag of 12: argon2 itself takes no shorter salt. */
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]{11,})\$([\w+/]{16,})$/;

const derive = promisify(argon2);

/**
 * A hash takes a tenth of a second and 19 MiB, so few run at once and few may wait. No address takes all slots, and some
 * are reserved for known visitors.
 */
const limiter = new ConcurrencyLimiter({
  maxConcurrent: 2,
  maxQueued: 16,
  maxQueuedKnown: 16,
  perKey: 8,
});

/** In the PHC format, which includes the parameters: they can be raised without a migration. */
export async function hashPassword(password: string): Promise<string> {
  const salt = Buffer.from(pooledRandomBytes(16));
  const tag = await withLimiter(() =>
    derive('argon2id', { message: password, nonce: salt, tagLength, ...cost }),
  );
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpaddedBase64(salt)}$${unpaddedBase64(tag)}`;
}

/** Takes as long without a readable hash, so that the duration doesn't reveal whether there is an account. */
export async function verifyPassword(password: string, hash: string | null | undefined) {
  const isReadable = typeof hash === 'string' && isPasswordHash(hash);
  const parts = phc.exec(isReadable ? hash : dummyHash) ?? [];
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
  const expected = Buffer.from(tag, 'base64');
  const actual = await withLimiter(() =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(salt, 'base64'),
      tagLength: expected.length,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    }),
  );
  return timingSafeEqual(actual, expected) && isReadable;
}

export const isPasswordHash = (text: string): boolean => phc.test(text);

const unpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

const dummyHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpaddedBase64(Buffer.alloc(16))}$${unpaddedBase64(Buffer.alloc(tagLength))}`;

async function withLimiter<Result>(work: () => Promise<Result>): Promise<Result> {
  const visitor = currentVisitor();
  try {
    return await limiter.run({ key: visitor?.address, isKnown: visitor?.isKnown ?? false }, work);
  } catch (error) {
    if (error instanceof ConcurrencyLimitExceeded)
      throw new Refusal('unavailable', { retryAfterSeconds: 2 });
    throw error;
  }
}
