import { addressOf } from '../../platform/http/address.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import {
  bearerToken,
  cookieToken,
  giveCookie,
  takeCookie,
} from '../../platform/http/session-cookie.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeName } from './change-name.ts';
import { closeSession } from './close-session.ts';
import { deleteMe } from './delete-me.ts';
import { deviceOf } from './device.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { exportMe } from './export-me.ts';
import { listSessions } from './list-sessions.ts';
import { openSession } from './open-session.ts';
import type { IdentityParts } from './parts.ts';
import { presentPlayer } from './present-player.ts';
import { findPlayer } from './queries.ts';

type IdentityCalls =
  | 'openSession'
  | 'readSession'
  | 'closeSession'
  | 'changeMe'
  | 'exportMe'
  | 'deleteMe'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions';

export function identityRoutes(parts: IdentityParts): Handlers<IdentityCalls> {
  return {
    openSession: async ({ body }, { caller, request, reply }) => {
      const opened = await openSession(parts, caller, deviceOf(request.headers['user-agent']));
      const player = presentPlayer(opened.player, caller ?? { isAdmin: false });
      const token = opened.token ?? bearerToken(request);
      if (body?.token && token) return { player, token };
      // A cookie's token is never told to a script, not even when asked for.
      const kept = token ?? cookieToken(request);
      if (kept) giveCookie(request, reply, kept, parts.sessionDays);
      return { player };
    },
    readSession: async (_input, { caller }) => {
      const row = await findPlayer(parts.db.read, caller.playerId);
      if (!row) throw new Refusal('not_signed_in');
      return { player: presentPlayer(row, caller) };
    },
    closeSession: async (_input, { caller, request, reply }) => {
      await closeSession(parts, caller);
      takeCookie(request, reply);
      return { signedOut: true };
    },
    exportMe: (_input, { caller }) => exportMe(parts, caller),
    deleteMe: async ({ body }, { caller, request, reply }) => {
      const again = { password: body?.password, address: addressOf(request) };
      const { proof } = await parts.proveAgain(caller, again);
      await deleteMe(parts, caller, proof);
      takeCookie(request, reply);
      return { deleted: true };
    },
    listSessions: (_input, { caller }) => listSessions(parts, caller),
    endSession: async ({ params }, { caller }) => {
      await endSession(parts, caller, params.sessionId);
      return { ended: true };
    },
    endOtherSessions: async (_input, { caller }) => ({
      ended: await endOtherSessions(parts, caller),
    }),
    changeMe: async ({ body }, { caller }) => ({
      player: presentPlayer(await changeName(parts, caller, body.displayName), caller),
    }),
  };
}
