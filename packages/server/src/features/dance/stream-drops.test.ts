import { expect, test } from 'vitest';
import { repetitions } from '../../testing/repetitions.ts';
import { startDance, type TestDance, wordForNumber } from '../../testing/test-dance.ts';
import { TestScreen } from '../../testing/test-screen.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

const dances = 5;
const dropsEach = repetitions(200);

test(`${dances * dropsEach} lost streams, at any moment of a dance: no screen misses anything or goes back`, {
  timeout: 180_000,
}, async () => {
  const screens = (
    await Promise.all(Array.from({ length: dances }, (_, seed) => danceOn(seed + 1)))
  ).flat();
  expect(dropsOf(screens)).toBeGreaterThanOrEqual(dances * dropsEach);
});

/** Both screens look on while words are said and streams are lost; now and then all is quiet, and both must know. */
async function danceOn(seed: number): Promise<TestScreen[]> {
  const draw = lots(seed);
  const dance = await startDance(server.url, { maxRounds: 20 });
  const screens = dance.players.map((player) => new TestScreen(server.url, player, dance.gameId));
  let step = 0;
  while (dropsOf(screens) < dropsEach) {
    const saying = sayNext(dance, step, seed);
    for (const screen of screens) if (draw(3) > 0) screen.drop();
    await saying;
    for (const screen of screens) if (draw(3) === 0) screen.drop();
    step += 1;
    if (step % 5 > 0) continue;
    const truth = await dance.read(0);
    for (const screen of screens) {
      await expect.poll(() => screen.shown?.version, { interval: 2 }).toBe(truth.version);
      expect(screen.shown?.submissions).toEqual(truth.submissions);
    }
  }
  for (const screen of screens) await expectTrust(screen);
  await Promise.all(screens.map((screen) => screen.close()));
  for (const { faults } of screens) expect(faults).toEqual([]);
  return screens;
}

/** Now that nothing happens any more. Otherwise nothing would be shown of screens that trust in the quiet. */
async function expectTrust(screen: TestScreen): Promise<void> {
  const before = screen.spared;
  const sparedSince = () => {
    screen.drop();
    return screen.spared - before;
  };
  await expect.poll(sparedSince).toBeGreaterThan(0);
}

const dropsOf = (screens: TestScreen[]) => screens.reduce((sum, { drops }) => sum + drops, 0);

async function sayNext(dance: TestDance, step: number, seed: number): Promise<void> {
  const seat = (step % 2) as 0 | 1;
  const word = wordForNumber(10_000 * seed + step);
  const { data, error } = await dance.say(seat, Math.floor(step / 2) + 1, word);
  if (!data) throw new Error(`Refused: ${error.code}`);
  if (data.game.status !== 'deciding') return;
  const body = { gameId: dance.gameId, decision: 'continue' as const };
  for (const player of dance.players) await player.ask('continueDecision', { body });
}

/** The same lots for the same seed: a failure can be seen again. */
function lots(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % count;
  };
}
