import type { Handlers } from '../../platform/http/serve.ts';
import { dissolveGroup } from './admin/dissolve-group.ts';
import { inspectGroup } from './admin/inspect-group.ts';
import { searchGroups } from './admin/search-groups.ts';
import { readBoard } from './board/read-board.ts';
import { readGroupDay } from './board/read-group-day.ts';
import { createGroup } from './create-group.ts';
import { deleteGroup } from './delete-group.ts';
import type { GroupsDeps } from './deps.ts';
import { answerJoinRequest, cancelRequest } from './joining/answer-request.ts';
import { checkInviteCode } from './joining/check-code.ts';
import { joinGroup } from './joining/join-group.ts';
import { listRequests } from './joining/list-requests.ts';
import { previewGroup } from './joining/preview-group.ts';
import { requestGroup } from './joining/request-group.ts';
import { listGroups } from './list-groups.ts';
import { handOverGroup } from './members/hand-over-group.ts';
import { leaveGroup } from './members/leave-group.ts';
import { listMembers } from './members/list-members.ts';
import { removeMember } from './members/remove-member.ts';
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

export function groupRoutes(deps: GroupsDeps): Handlers<GroupCalls> {
  return {
    listGroups: ({ query }, { caller }) => listGroups(deps, caller, query),
    readGroup: ({ params }, { caller }) => readGroup(deps, caller, params.groupId),
    groupMembers: ({ params, query }, { caller }) =>
      listMembers(deps, caller, { ...params, ...query }),
    groupBoard: ({ params, query }, { caller }) => readBoard(deps, caller, { ...params, ...query }),
    groupDay: ({ params, query }, { caller }) =>
      readGroupDay(deps, caller, { ...params, ...query }),
    createGroup: ({ body }, { caller, idempotencyKey }) =>
      createGroup(deps, caller, body, idempotencyKey),
    checkInviteCode: ({ query }) => checkInviteCode(deps, query.code),
    previewGroup: ({ params }, { caller }) => previewGroup(deps, caller, params.code),
    joinGroup: ({ body }, { caller }) => joinGroup(deps, caller, body),
    requestGroup: ({ body }, { caller }) => requestGroup(deps, caller, body),
    groupRequests: ({ query }, { caller }) => listRequests(deps, caller, query.groupId),
    approveRequest: ({ body }, { caller }) =>
      answerJoinRequest(deps, caller, body.requestId, 'approved'),
    rejectRequest: ({ body }, { caller }) =>
      answerJoinRequest(deps, caller, body.requestId, 'rejected'),
    cancelRequest: ({ body }, { caller }) => cancelRequest(deps, caller, body.requestId),
    leaveGroup: ({ params }, { caller }) => leaveGroup(deps, caller, params.groupId),
    deleteGroup: ({ params }, { caller }) => deleteGroup(deps, caller, params.groupId),
    updateGroup: ({ params, body }, { caller }) => updateGroup(deps, caller, params.groupId, body),
    removeMember: ({ params, body }, { caller }) =>
      removeMember(deps, caller, { ...params, ...body }),
    handOverGroup: ({ params, body }, { caller }) =>
      handOverGroup(deps, caller, { ...params, ...body }),
    searchGroups: ({ query }) => searchGroups(deps, query),
    inspectGroup: ({ params }) => inspectGroup(deps, params.groupId),
    dissolveGroup: ({ params, body }) => dissolveGroup(deps, { ...params, ...body }),
  };
}
