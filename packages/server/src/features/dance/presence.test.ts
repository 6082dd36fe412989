import type { Signal } from '@bee-jinx/contract';
import { expect, test } from 'vitest';
import { startDance } from '../../testing/test-dance.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { newPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

test('who dances with somebody hears when they come and go; nobody else does', async () => {
  const [anna, berta, stranger] = await Promise.all([
    newPlayer(server.url),
    newPlayer(server.url),
    newPlayer(server.url),
  ]);
  const listen = (one: typeof anna) => TestListener.open(server.url, one.headers);
  await startDance(server.url, {}, [anna, berta]);
  const ears = await listen(anna);
  const foreign = await listen(stranger);
  const heard = (of: TestListener) =>
    (of.signals() as Signal[]).filter(
      ({ topic, id }) => topic === 'presence' && id === berta.player.userId,
    );

  const bertas = await listen(berta);
  await ears.until(() => heard(ears).length === 1);
  bertas.close();
  await ears.until(() => heard(ears).length === 2);
  expect(heard(foreign)).toEqual([]);
  ears.close();
  foreign.close();
});
