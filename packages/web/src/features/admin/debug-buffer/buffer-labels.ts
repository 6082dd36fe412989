import type { CallReply } from '@bee-jinx/contract/browser';

type Buffer = CallReply<'readEventBuffer'>['buffers'][number];

export const bufferLabel = ({ name }: Buffer): string =>
  name === 'redis' ? 'Redis' : 'the database';

const states: Record<Buffer['state'], string> = {
  'in use': 'takes what comes in',
  'standing by': 'takes over when Redis is away',
  'out of reach': 'out of reach; what it holds waits until it is back',
  'keeps nothing on disk': 'doesn’t write each event to its disk, so it isn’t trusted with any',
};

export const bufferStateLabel = ({ state }: Buffer): string => states[state];

/** The result of a flush, in a sentence. */
export function flushResultMessage({
  stored,
  duplicates,
  gone,
  dead,
}: CallReply<'flushEvents'>): string {
  if (stored + duplicates + gone + dead === 0) return 'Nothing was waiting.';
  const parts = [
    `${stored.toLocaleString()} stored`,
    duplicates > 0 && `${duplicates.toLocaleString()} there already`,
    gone > 0 && `${gone.toLocaleString()} of players who have left`,
    dead > 0 && `${dead.toLocaleString()} laid aside`,
  ].filter((part) => part !== false);
  return `${parts.join(', ')}.`;
}
