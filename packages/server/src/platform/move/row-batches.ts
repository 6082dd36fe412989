import type { Row } from './fingerprint.ts';

/** PostgreSQL takes 65,535 values with a statement. */
const maxValues = 30_000;
/** A screenshot has up to 2 MiB, and all of a batch is in memory at once. */
const maxBytes = 8 * 1024 * 1024;
const maxFetched = 5000;

/** For one statement each: bounded by values and, but for a single row, by bytes. */
export function* batchRows(rows: Iterable<Row>): Iterable<Row[]> {
  let batch: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    const isFull =
      (batch.length + 1) * Object.keys(row).length > maxValues || bytes + bytesOf(row) > maxBytes;
    if (isFull && batch.length > 0) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(row);
    bytes += bytesOf(row);
  }
  if (batch.length > 0) yield batch;
}

/** How many rows to read at once, none of which is larger than `largestRow` bytes. */
export const fetchSizeFor = (largestRow: number): number =>
  Math.max(1, Math.min(maxFetched, Math.floor(maxBytes / largestRow)));

/** Only strings and binary values can be large. */
export function bytesOf(row: Row): number {
  let bytes = 0;
  for (const value of Object.values(row)) {
    bytes += typeof value === 'string' || value instanceof Uint8Array ? value.length : 8;
  }
  return bytes;
}
