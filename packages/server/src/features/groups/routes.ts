import type { Handlers } from '../../platform/http/serve.ts';
import { dissolveGroup, inspectGroup, searchGroups } from './admin/moderate-groups.ts';

import { readBoard, readGroupDay } from './board/read-board.ts';

import { createGroup } from './create-group.ts';
import type { GroupsDeps } from './deps.ts';
import { checkInviteCode } from './invite-code.ts';
import { joinGroup, previewGroup, requestGroup } from './joining/join-group.ts';

import { answerJoinRequest, cancelRequest, listRequests } from './joining/join-requests.ts';
import { handOverGroup, leaveGroup, listMembers, removeMember } from './members/manage-members.ts';

import { listGroups, readGroup } from './read-group.ts';
import { deleteGroup, updateGroup } from './update-group.ts';

export function groupRoutes(deps: GroupsDeps) {
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
  } satisfies Partial<Handlers>;
}
