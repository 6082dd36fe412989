import type { Handlers } from '../../platform/http/serve.ts';
import { acceptFriend, removeFriend } from './accept-friend.ts';
import { blockPlayer, listBlocked, unblockPlayer } from './block-player.ts';
import type { FriendsDeps } from './deps.ts';
import { previewFriendCode, renewFriendCode } from './friend-code.ts';
import {
  answerFriendRequest,
  changeFriendSettings,
  withdrawFriendRequest,
} from './friend-requests.ts';
import { listFriends, readFriend } from './read-friends.ts';

export function friendsRoutes(deps: FriendsDeps) {
  return {
    listFriends: ({ query }, { caller }) => listFriends(deps, caller, query.date),
    readFriend: ({ params, query }, { caller }) =>
      readFriend(deps, caller, params.userId, query.date),
    acceptFriend: ({ body }, { caller }) => acceptFriend(deps, caller, body.friendCode),
    answerFriendRequest: ({ body }, { caller }) => answerFriendRequest(deps, caller, body),
    withdrawFriendRequest: ({ params }, { caller }) =>
      withdrawFriendRequest(deps, caller, params.userId),
    changeFriendSettings: ({ body }, { caller }) => changeFriendSettings(deps, caller, body),
    removeFriend: ({ params }, { caller }) => removeFriend(deps, caller, params.userId),
    blockPlayer: ({ body }, { caller }) => blockPlayer(deps, caller, body.userId),
    unblockPlayer: ({ body }, { caller }) => unblockPlayer(deps, caller, body.userId),
    listBlocked: (_input, { caller }) => listBlocked(deps, caller),
    renewFriendCode: ({ body }, { caller }) => renewFriendCode(deps, caller, body.friendCode),
    previewFriendCode: ({ params }, { caller }) =>
      previewFriendCode(deps, caller, params.friendCode),
  } satisfies Partial<Handlers>;
}
