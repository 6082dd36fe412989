/** An event that was acknowledged, as it waits. */
export interface BufferedEvent {
  playerId: string;
  key: string;
  acceptedAt: number;
  /** JSON as it came. */
  event: string;
  /** Where the buffer finds it again. */
  place: string;
}

export interface NewEvent {
  key: string;
  event: string;
}

/** Keeps what it has taken until it is told that the store has it. */
export interface EventBuffer {
  readonly name: 'redis' | 'database';
  /** On the disk when the promise resolves. Returns how many were new to it. */
  add(playerId: string, events: readonly NewEvent[], now: number): Promise<number>;
  /** The oldest, which stay until they are removed. */
  oldest(most: number): Promise<BufferedEvent[]>;
  remove(events: readonly BufferedEvent[]): Promise<void>;
  count(): Promise<number>;
}
