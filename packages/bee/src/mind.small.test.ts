import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMind, serializeMind } from './mind.ts';
import { createSmallWorld, withFiles } from './testing/small-world.ts';

test('a mind is read as it was written', () => {
  const { mind } = createSmallWorld({
    lexicon: ['sea', 'moon', 'tide', 'lagoon', 'wave'],
    associations: { sea: { tide: 0.75, moon: 0.25 }, moon: { tide: 1 } },
    backoff: { lagoon: { sea: 1 }, wave: { moon: 0.5, sea: 0.5 } },
    popularity: { tide: 2, moon: 1 },
    meanings: { sea: [1, -2], tide: [0, 3], wave: [4] },
    ties: {
      sea: [
        ['tide', 'the sea’s tide'],
        ['wave', 'a wave'],
      ],
      moon: [['tide', 'the moon pulls it']],
    },
  });
  const written = { ...mind, fingerprint: '0123456789abcdef' };
  const read = withFiles({}, (folder) => {
    const file = new URL('mind.bin', folder);
    writeFileSync(file, serializeMind(written));
    return readMind(file);
  });
  expect(read).toEqual(written);
});
