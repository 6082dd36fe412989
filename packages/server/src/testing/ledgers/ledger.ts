/** One kind of play, and what its players were told is saved. */
export interface Ledger {
  /** How many play at the same time. */
  readonly writers: number;
  /** So much is to be acknowledged before a kill is worth it. */
  readonly minAcknowledged: number;
  /** How much was acknowledged so far, over all lives of the server. */
  readonly acknowledged: number;
  /** One writer, who goes on until the server is gone. */
  play(url: string, isKilled: () => boolean): Promise<void>;
  /** Looks for all of it, sends once more what was on its way, and says how many entries there are. */
  check(url: string): Promise<number>;
}
