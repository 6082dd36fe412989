import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { laterPart, laterPartsLoaded } from './later-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('a part is left out until its code is loaded, and then shown at once', async () => {
  const Part = laterPart(() => Promise.resolve(Greeting));
  expect(renderToString(<Part name="Anna" />)).not.toContain('Anna');
  await laterPartsLoaded();
  expect(renderToString(<Part name="Anna" />)).toContain('Anna');
});

test('it is loaded once, and again where that failed', async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Greeting);
  const Part = laterPart(load);
  await laterPartsLoaded();
  expect(renderToString(<Part name="Anna" />)).not.toContain('Anna');
  await laterPartsLoaded();
  await laterPartsLoaded();
  expect(renderToString(<Part name="Anna" />)).toContain('Anna');
  expect(load).toHaveBeenCalledTimes(2);
});
