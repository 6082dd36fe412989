import { createHash } from 'node:crypto';

export type Row = Record<string, unknown>;

export interface Fingerprint {
  rows: number;
  /** The same for the same rows, in whatever order they come. */
  hash: string;
}

const modulus = 1n << 256n;

export async function computeFingerprint(
  rows: Iterable<Row> | AsyncIterable<Row>,
): Promise<Fingerprint> {
  let count = 0;
  let sum = 0n;
  for await (const row of rows) {
    count += 1;
    sum = (sum + digestOf(row)) % modulus;
  }
  return { rows: count, hash: sum.toString(16).padStart(64, '0') };
}

export function isSameFingerprint(a: Fingerprint, b: Fingerprint): boolean {
  return a.rows === b.rows && a.hash === b.hash;
}

/** Columns by name: the two databases may have them in another order. */
function digestOf(row: Row): bigint {
  const columns = Object.keys(row).sort();
  const values = columns.map((column) => [column, toJsonValue(row[column])]);
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(values)).digest('hex')}`);
}

function toJsonValue(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
}
