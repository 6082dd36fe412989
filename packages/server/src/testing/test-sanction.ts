import { quickAdmin } from './test-identity.ts';
import type { TestPlayer } from './test-player.ts';
import type { TestServer } from './test-server.ts';

export const dayMs = 86_400_000;

/** By an admin of their own: for a day, or for good. Also how to take it back. */
export async function suspendTestPlayer(
  server: TestServer,
  { player: { userId } }: Pick<TestPlayer, 'player'>,
  overrides: { reason?: string; isBan?: boolean } = {},
) {
  const admin = await quickAdmin(server);
  const params = { userId };
  const { reason = 'Unkind words in three hives.', isBan = false } = overrides;
  const until = new Date(server.clock.now() + dayMs).toISOString();
  const body = { reason, ...(!isBan && { until }) };
  const answer = await admin.ask('suspendPlayer', { params, body });
  if (answer.status !== 200) throw new Error(`Not suspended: ${answer.error.code}`);
  return {
    admin,
    until,
    inspected: answer.data,
    lift: () => admin.ask('liftSuspension', { params, body: { reason: 'We talked.' } }),
    inspect: async () => (await admin.ask('inspectPlayer', { params })).data,
  };
}
