import type { Handlers } from '../../platform/http/serve.ts';
import { accept } from './accept.ts';
import { block, listBlocked, unblock } from './block.ts';
import { listFriends } from './list-friends.ts';
import type { FriendsParts } from './parts.ts';
import { previewCode } from './preview-code.ts';
import { readFriend } from './read-friend.ts';
import { remove } from './remove.ts';
import { renewCode } from './renew-code.ts';

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

export function friendsRoutes(parts: FriendsParts): Handlers<FriendsCalls> {
  return {
    listFriends: ({ query }, { caller }) => listFriends(parts, caller, query.date),
    readFriend: ({ params, query }, { caller }) =>
      readFriend(parts, caller, params.userId, query.date),
    acceptFriend: ({ body }, { caller }) => accept(parts, caller, body.friendCode),
    removeFriend: ({ params }, { caller }) => remove(parts, caller, params.userId),
    blockPlayer: ({ body }, { caller }) => block(parts, caller, body.userId),
    unblockPlayer: ({ body }, { caller }) => unblock(parts, caller, body.userId),
    listBlocked: (_input, { caller }) => listBlocked(parts, caller),
    renewFriendCode: ({ body }, { caller }) => renewCode(parts, caller, body.friendCode),
    previewFriendCode: ({ params }, { caller }) => previewCode(parts, caller, params.friendCode),
  };
}
