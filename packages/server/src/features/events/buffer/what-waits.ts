import type { EventBuffers } from './event-buffers.ts';

interface BufferBacklog {
  waiting: number;
  /** When the one that waits longest was accepted. */
  oldestAt?: number;
}

/** In all buffers that can be reached right now, without a look at what the events say. */
export async function countWaitingEvents(buffers: EventBuffers): Promise<BufferBacklog> {
  let waiting = 0;
  let oldestAt = Number.POSITIVE_INFINITY;
  for (const buffer of buffers.inReach()) {
    try {
      const [first] = await buffer.oldest(1);
      waiting += await buffer.count();
      oldestAt = Math.min(oldestAt, first?.acceptedAt ?? oldestAt);
    } catch (error) {
      // The database being away is the caller's to hear; Redis may go at any moment.
      if (buffer.name === 'database') throw error;
    }
  }
  return { waiting, ...(Number.isFinite(oldestAt) && { oldestAt }) };
}
