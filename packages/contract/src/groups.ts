import { boardPeriods } from '@bee-jinx/game';
import { z } from 'zod';
import { type CallSchemas, callerId, isoTimestamp } from './call-schemas.ts';
import { localDate } from './daily-schemas.ts';
import { otherPlayer, userId } from './dance-schemas.ts';
import {
  groupBoard,
  groupDay,
  groupId,
  groupPreview,
  joinMethod,
  joinPolicy,
  joinRequest,
  member,
  group as oneGroup,
  requestId,
} from './group-schemas.ts';

// These lengths only bound the input; the rules are in the game package.
const name = z.string().max(10_000);
const description = z.string().max(10_000);
const typedCode = z.string().max(200).describe('Lower case, spaces and dashes are fine.');
const queryFlag = z.enum(['true', 'false']).transform((text) => text === 'true');

const params = z.strictObject({ groupId });
const groupReply = z.object({ group: oneGroup });
const joinRequestAnswer = {
  body: z.strictObject({ requestId, userId: callerId.optional() }),
  reply: z.object({ request: joinRequest }),
};
const memberParams = z.strictObject({
  memberUserId: userId,
  userId: callerId.optional(),
});

/** Identifies a hive by its code; by its id only for players who have been in it. */
const hiveReference = {
  inviteCode: typedCode.nullish(),
  groupId: groupId.nullish(),
  userId: callerId.optional(),
};

export const inspectedGroup = oneGroup.omit({ isOwner: true, joined: true });

export const groups = {
  listGroups: {
    summary: 'My hives; with type=friends the group of my friends, which is in no list.',
    query: z.strictObject({
      includeInactive: queryFlag.optional().describe('Also those I am no longer in.'),
      type: z.enum(['hive', 'friends']).optional(),
    }),
    reply: z.object({
      groups: z.array(oneGroup),
      group: z.object({ groupId }).optional().describe('With type=friends.'),
    }),
  },
  readGroup: {
    summary: 'A hive that I am in.',
    refuses: ['group_not_found'],
    params,
    reply: groupReply,
  },
  groupMembers: {
    summary: 'Who is in it: the owner first, then who came first. Of my friends group, my friends.',
    refuses: ['group_not_found'],
    params,
    query: z.strictObject({
      includeInactive: queryFlag.optional().describe('For the owner: also who has left.'),
    }),
    reply: z.object({ members: z.array(member) }),
  },
  groupBoard: {
    summary: 'How everybody did. Words only where I have finished that puzzle.',
    refuses: ['group_not_found'],
    params,
    query: z.strictObject({
      period: z.enum(boardPeriods).default('today'),
      date: localDate.optional().describe('My today.'),
    }),
    reply: z.object({ board: groupBoard }),
  },
  groupDay: {
    summary:
      'How the hive linked the pair of today, and who thinks like whom; once I have finished.',
    refuses: ['group_not_found'],
    params,
    query: z.strictObject({ date: localDate.optional() }),
    reply: z.object({ day: groupDay }),
  },
  createGroup: {
    summary: 'Found a hive. An Idempotency-Key makes a repeated call the same hive.',
    refuses: ['too_many_groups', 'invite_code_taken', 'text_refused'],
    body: z.strictObject({
      name,
      description: description.default(''),
      inviteCode: typedCode.nullish().describe('Without one, we make one.'),
      joinPolicy: joinPolicy.default('open'),
      type: z.literal('hive').optional(),
      userId: callerId.optional(),
    }),
    reply: groupReply,
  },
  checkInviteCode: {
    summary: 'Could a hive of mine have this code?',
    query: z.strictObject({ code: typedCode }),
    reply: z.object({
      available: z.boolean(),
      code: z.string().optional().describe('As it would be written.'),
      reason: z.string().optional().describe('Why not, for a person.'),
    }),
  },
  previewGroup: {
    summary: 'What a code leads to: name, owner, size and policy.',
    refuses: ['group_not_found'],
    params: z.strictObject({ code: typedCode }),
    reply: z.object({ group: groupPreview }),
  },
  joinGroup: {
    summary: 'Join by a code or link; where the owner decides, this asks the owner.',
    refuses: ['blocked', 'group_not_found', 'group_full', 'too_many_groups', 'already_member'],
    body: z.strictObject({ joinMethod, ...hiveReference }),
    reply: z.object({
      group: oneGroup.optional().describe('Where I am in.'),
      request: joinRequest.optional().describe('Where the owner has to answer first.'),
    }),
  },
  requestGroup: {
    summary: 'Ask the owner to let me in. Again is the same request.',
    refuses: [
      'blocked',
      'group_not_found',
      'group_full',
      'too_many_groups',
      'already_member',
      'request_not_open',
      'text_refused',
    ],
    body: z.strictObject({ joinMethod: joinMethod.default('request'), ...hiveReference }),
    reply: z.object({ request: joinRequest }),
  },
  groupRequests: {
    summary: 'Open requests: those that wait for me to answer, and those that I have made.',
    query: z.strictObject({ groupId: groupId.optional() }),
    reply: z.object({ requests: z.array(joinRequest), sent: z.array(joinRequest) }),
  },
  approveRequest: {
    summary: 'Let them in.',
    refuses: ['group_full', 'request_not_open', 'too_many_groups'],
    ...joinRequestAnswer,
  },
  rejectRequest: { summary: 'Not now.', refuses: ['request_not_open'], ...joinRequestAnswer },
  cancelRequest: {
    summary: 'Take my own request back.',
    refuses: ['request_not_open'],
    ...joinRequestAnswer,
  },
  leaveGroup: {
    summary: 'Leave. An owner hands over to who came first; who leaves last ends the hive.',
    refuses: ['group_not_found', 'not_member'],
    params,
    reply: z.object({ left: z.literal(true), newOwner: otherPlayer.optional() }),
  },
  deleteGroup: {
    summary: 'End my hive, for everybody in it.',
    refuses: ['owner_only', 'group_not_found'],
    params,
    reply: z.object({ deleted: z.literal(true) }),
  },
  updateGroup: {
    summary: 'Change name, description, code or policy of my hive.',
    refuses: ['owner_only', 'group_not_found', 'invite_code_taken', 'text_refused'],
    params,
    body: z.strictObject({
      name: name.optional(),
      description: description.optional(),
      inviteCode: typedCode.optional().describe('Empty: make a new one.'),
      joinPolicy: joinPolicy.optional(),
      userId: callerId.optional(),
    }),
    reply: groupReply,
  },
  removeMember: {
    summary: 'Send a member away. They come back only by my leave.',
    refuses: ['owner_only', 'group_not_found', 'not_member'],
    params,
    body: memberParams,
    reply: z.object({ removed: z.literal(true) }),
  },
  handOverGroup: {
    summary: 'Make another member the owner of my hive.',
    refuses: ['owner_only', 'group_not_found', 'not_member'],
    params,
    body: memberParams,
    reply: groupReply,
  },
  searchGroups: {
    summary: 'For admins: hives by name, code, owner or id, the newest first.',
    query: z.strictObject({
      search: z.string().max(200).optional(),
      includeInactive: queryFlag.optional(),
      cursor: z.string().max(300).optional(),
      limit: z.coerce.number<number | string>().int().min(1).max(100).default(25),
    }),
    reply: z.object({ groups: z.array(inspectedGroup), nextCursor: z.string().optional() }),
  },
  inspectGroup: {
    summary: 'For admins: one hive with its members and requests.',
    refuses: ['group_not_found'],
    params,
    reply: z.object({
      group: inspectedGroup,
      members: z.array(member.extend({ leftAt: isoTimestamp.optional() })),
      requests: z.array(joinRequest),
    }),
  },
  dissolveGroup: {
    summary: 'For admins: end a hive, and tell its members why.',
    refuses: ['group_not_found'],
    params,
    body: z.strictObject({ reason: z.string().min(1).max(500) }),
    reply: z.object({ group: inspectedGroup }),
  },
} satisfies Record<string, CallSchemas>;
