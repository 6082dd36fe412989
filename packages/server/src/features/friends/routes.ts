import type { Handlers } from '../../platform/http/serve.ts';
import { acceptFriend } from './accept-friend.ts';
import { blockPlayer, listBlocked, unblockPlayer } from './block-player.ts';
import type { FriendsDeps } from './deps.ts';
import { listFriends } from './list-friends.ts';
import { previewFriendCode } from './preview-code.ts';
import { readFriend } from './read-friend.ts';
import { removeFriend } from './remove.ts';
import { renewFriendCode } from './renew-friend-code.ts';

type FriendsCalls =
  | 'listFriends'
  | 'readFriend'
  | 'acceptFriend'
  | 'removeFriend'
  | 'blockPlayer'
  | 'unblockPlayer'
  | 'listBlocked'
  | 'renewFriendCode'
  | 'previewFriendCode';

export function friendsRoutes(deps: FriendsDeps): Handlers<FriendsCalls> {
  return {
    listFriends: ({ query }, { caller }) => listFriends(deps, caller, query.date),
    readFriend: ({ params, query }, { caller }) =>
      readFriend(deps, caller, params.userId, query.date),
    acceptFriend: ({ body }, { caller }) => acceptFriend(deps, caller, body.friendCode),
    removeFriend: ({ params }, { caller }) => removeFriend(deps, caller, params.userId),
    blockPlayer: ({ body }, { caller }) => blockPlayer(deps, caller, body.userId),
    unblockPlayer: ({ body }, { caller }) => unblockPlayer(deps, caller, body.userId),
    listBlocked: (_input, { caller }) => listBlocked(deps, caller),
    renewFriendCode: ({ body }, { caller }) => renewFriendCode(deps, caller, body.friendCode),
    previewFriendCode: ({ params }, { caller }) =>
      previewFriendCode(deps, caller, params.friendCode),
  };
}
