/** One kind of play, with a record of what was acknowledged. */
export interface Ledger {
  /** Concurrent writers. */
  readonly writers: number;
  /** Acknowledged writes before the server is killed. */
  readonly minAcknowledged: number;
  /** Acknowledged writes so far, over all restarts. */
  readonly acknowledged: number;
  /** One writer, which goes on until the server is killed. */
  play(url: string, isKilled: () => boolean): Promise<void>;
  /** Verifies all entries, repeats the requests in flight and returns the number of entries. */
  check(url: string): Promise<number>;
}
