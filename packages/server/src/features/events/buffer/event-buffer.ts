/** An acknowledged event that waits to be stored. */
export interface BufferedEvent {
  playerId: string;
  key: string;
  acceptedAt: number;
  /** JSON as received. */
  event: string;
  /** The buffer's own id of it. */
  place: string;
}

export interface NewEvent {
  key: string;
  event: string;
}

/** Keeps events until they are removed. */
export interface EventBuffer {
  readonly name: 'redis' | 'database';
  /** Durable when the promise resolves. Returns how many were new. */
  add(playerId: string, events: readonly NewEvent[], now: number): Promise<number>;
  oldest(limit: number): Promise<BufferedEvent[]>;
  remove(events: readonly BufferedEvent[]): Promise<void>;
  count(): Promise<number>;
}
