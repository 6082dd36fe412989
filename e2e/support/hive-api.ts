import type { CallReply } from '@bee-jinx/contract/browser';
import { type APIRequestContext, expect } from '@playwright/test';

/** The player whose cookies these are, created if there is none. */
export async function openSession(api: APIRequestContext) {
  const answer = await api.post('/api/session');
  const { data } = (await answer.json()) as { data: CallReply<'openSession'> };
  return { ...data.player, headers: { 'x-user-id': data.player.userId } };
}

/** Creates a hive of the owner with these members, by API. */
export async function createHiveByApi(
  owner: APIRequestContext,
  members: readonly APIRequestContext[],
  name = 'The Night Shift',
): Promise<{ groupId: string; inviteCode: string }> {
  const { headers } = await openSession(owner);
  const made = await owner.post('/api/groups/create', { headers, data: { name } });
  expect(made.status()).toBe(200);
  const { group } = ((await made.json()) as { data: CallReply<'createGroup'> }).data;
  for (const member of members) {
    const { headers } = await openSession(member);
    const data = { joinMethod: 'invite_code', inviteCode: group.inviteCode };
    expect((await member.post('/api/groups/join', { headers, data })).status()).toBe(200);
  }
  return { groupId: group.groupId, inviteCode: group.inviteCode ?? '' };
}
