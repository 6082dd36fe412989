import type { Handlers } from '../../platform/http/serve.ts';
import { dissolveGroup } from './admin/dissolve-group.ts';
import { inspectGroup } from './admin/inspect-group.ts';
import { searchGroups } from './admin/search-groups.ts';
import { readBoard } from './board/read-board.ts';
import { readDay } from './board/read-day.ts';
import { createGroup } from './create-group.ts';
import { deleteGroup } from './delete-group.ts';
import { answer, cancelRequest } from './joining/answer-request.ts';
import { checkCode } from './joining/check-code.ts';
import { joinGroup } from './joining/join-group.ts';
import { listRequests } from './joining/list-requests.ts';
import { previewGroup } from './joining/preview-group.ts';
import { requestGroup } from './joining/request-group.ts';
import { listGroups } from './list-groups.ts';
import { handOver } from './members/hand-over.ts';
import { leaveGroup } from './members/leave-group.ts';
import { listMembers } from './members/list-members.ts';
import { removeMember } from './members/remove-member.ts';
import type { GroupsParts } from './parts.ts';
import { readGroup } from './read-group.ts';
import { updateGroup } from './update-group.ts';

type GroupCalls =
  | 'listGroups'
  | 'readGroup'
  | 'groupMembers'
  | 'groupBoard'
  | 'groupDay'
  | 'createGroup'
  | 'checkInviteCode'
  | 'previewGroup'
  | 'joinGroup'
  | 'requestGroup'
  | 'groupRequests'
  | 'approveRequest'
  | 'rejectRequest'
  | 'cancelRequest'
  | 'leaveGroup'
  | 'deleteGroup'
  | 'updateGroup'
  | 'removeMember'
  | 'handOverGroup'
  | 'searchGroups'
  | 'inspectGroup'
  | 'dissolveGroup';

export function groupRoutes(parts: GroupsParts): Handlers<GroupCalls> {
  return {
    listGroups: ({ query }, { caller }) => listGroups(parts, caller, query),
    readGroup: ({ params }, { caller }) => readGroup(parts, caller, params.groupId),
    groupMembers: ({ params, query }, { caller }) =>
      listMembers(parts, caller, { ...params, ...query }),
    groupBoard: ({ params, query }, { caller }) =>
      readBoard(parts, caller, { ...params, ...query }),
    groupDay: ({ params, query }, { caller }) => readDay(parts, caller, { ...params, ...query }),
    createGroup: ({ body }, { caller, idempotencyKey }) =>
      createGroup(parts, caller, body, idempotencyKey),
    checkInviteCode: ({ query }) => checkCode(parts, query.code),
    previewGroup: ({ params }, { caller }) => previewGroup(parts, caller, params.code),
    joinGroup: ({ body }, { caller }) => joinGroup(parts, caller, body),
    requestGroup: ({ body }, { caller }) => requestGroup(parts, caller, body),
    groupRequests: ({ query }, { caller }) => listRequests(parts, caller, query.groupId),
    approveRequest: ({ body }, { caller }) => answer(parts, caller, body.requestId, 'approved'),
    rejectRequest: ({ body }, { caller }) => answer(parts, caller, body.requestId, 'rejected'),
    cancelRequest: ({ body }, { caller }) => cancelRequest(parts, caller, body.requestId),
    leaveGroup: ({ params }, { caller }) => leaveGroup(parts, caller, params.groupId),
    deleteGroup: ({ params }, { caller }) => deleteGroup(parts, caller, params.groupId),
    updateGroup: ({ params, body }, { caller }) => updateGroup(parts, caller, params.groupId, body),
    removeMember: ({ params, body }, { caller }) =>
      removeMember(parts, caller, { ...params, ...body }),
    handOverGroup: ({ params, body }, { caller }) =>
      handOver(parts, caller, { ...params, ...body }),
    searchGroups: ({ query }) => searchGroups(parts, query),
    inspectGroup: ({ params }) => inspectGroup(parts, params.groupId),
    dissolveGroup: ({ params, body }) => dissolveGroup(parts, { ...params, ...body }),
  };
}
