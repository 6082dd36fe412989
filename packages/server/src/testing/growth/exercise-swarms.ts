import { createTestHive } from '../test-hive.ts';
import { mustCall, newPlayer, type TestPlayer } from '../test-player.ts';
import { gatherTestSwarm } from '../test-swarm.ts';

/** Every call of a swarm, live and over days. */
export async function exerciseSwarms(url: string, anna: TestPlayer, ben: TestPlayer) {
  const [carl, dora, guest] = await Promise.all([newPlayer(url), newPlayer(url), newPlayer(url)]);
  const table = await gatherTestSwarm(url, {}, [anna, ben, carl, dora]);
  const { params } = table;
  await mustCall(guest, 'watchSwarm', { params: { swarm: table.code } });
  await mustCall(anna, 'changeSwarmSeat', { params, body: { displayName: 'Annie', face: 3 } });
  await mustCall(anna, 'changeSwarm', { params, body: { rounds: 5, withBee: true } });
  await mustCall(anna, 'removeFromSwarm', { params, body: { seat: 3 } });
  await mustCall(anna, 'passSwarm', { params, body: { seat: 1 } });
  await mustCall(ben, 'startSwarm', { params });
  await mustCall(ben, 'sayInSwarm', { params, body: { round: 1, word: 'meadow' } });
  await mustCall(carl, 'sayInSwarm', { params, body: { round: 1, word: 'orchard' } });
  await mustCall(ben, 'turnSwarm', { params, body: { round: 1 } });
  await mustCall(anna, 'reactToSwarm', { params, body: { round: 1, reaction: 'ha' } });
  const { swarm } = await mustCall(anna, 'readSwarm', { params: { swarm: table.code } });
  await mustCall(guest, 'readSwarmReplay', { params: { replayId: swarm.replayId ?? '' } });
  await mustCall(anna, 'reportSwarm', { params, body: { seat: 2, reason: 'Too loud' } });
  for (const player of [carl, ben, anna]) await mustCall(player, 'leaveSwarm', { params });
  await mustCall(anna, 'rematchSwarm', { params });
  await mustCall(ben, 'rematchSwarm', { params });
  await mustCall(anna, 'listSwarms', { query: {} });
  await mustCall(anna, 'swarmStats', {});
  const hive = await createTestHive(url, {}, anna);
  await hive.join(ben);
  const { groupId } = hive;
  await mustCall(anna, 'createSwarm', { body: { groupId } });
  await mustCall(ben, 'createSwarm', { body: { groupId } });
  await mustCall(ben, 'hiveSwarm', { params: { groupId } });
  await mustCall(anna, 'postBuzz', { body: { text: '', groupId, swarmId: swarm.swarmId } });
  await mustCall(ben, 'listBuzz', { query: { groupId } });
}
