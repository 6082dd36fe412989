import { expect, test } from 'vitest';
import { createEventReader } from './event-stream.ts';

test('events are returned once they are complete, however they were split', () => {
  const read = createEventReader();
  expect(read('event: beat\nda')).toEqual([]);
  expect(read('ta: {}\n\nevent: signal\ndata: {"topic":"dance"}\n')).toEqual([
    { event: 'beat', data: '{}' },
  ]);
  expect(read('\n')).toEqual([{ event: 'signal', data: '{"topic":"dance"}' }]);
});
