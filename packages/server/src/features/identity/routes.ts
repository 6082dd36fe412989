import { clientAddress } from '../../platform/http/client-address.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import {
  bearerToken,
  clearSessionCookie,
  cookieToken,
  setSessionCookie,
} from '../../platform/http/session-cookie.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeName } from './change-name.ts';
import { deleteMe } from './delete-me.ts';
import type { IdentityDeps } from './deps.ts';
import { deviceLabel } from './device-label.ts';
import { exportMe } from './export-me.ts';
import { closeSession, endOtherSessions, endSession, listSessions } from './manage-sessions.ts';
import { presentPlayer } from './present-player.ts';
import { findPlayer, findSession } from './queries.ts';
import { openSession } from './start-session.ts';

export function identityRoutes(deps: IdentityDeps) {
  return {
    openSession: async ({ body }, { caller, request, reply }) => {
      const opened = await openSession(deps, caller, deviceLabel(request.headers['user-agent']));
      const player = presentPlayer(opened.player, caller ?? { isAdmin: false }, deps.clock.now());
      const token = opened.token ?? bearerToken(request);
      if (body?.token && token) return { player, token };
      // A cookie's token is never put into a reply, where scripts could read it.
      const stored = token ?? cookieToken(request);
      if (stored) setSessionCookie(request, reply, stored, deps.sessionDays);
      return { player };
    },
    readSession: async (_input, { caller }) => {
      const row = await findPlayer(deps.db.read, caller.playerId);
      if (!row) throw new Refusal('not_signed_in');
      return { player: presentPlayer(row, caller, deps.clock.now()) };
    },
    closeSession: async (_input, { caller, request, reply }) => {
      const guest = await closeSession(deps, caller);
      if (!guest) {
        clearSessionCookie(request, reply);
        return { signedOut: true };
      }
      const token = bearerToken(request);
      const player = presentPlayer(guest, { isAdmin: false }, deps.clock.now());
      return { signedOut: true, player, ...(token !== undefined && { token }) };
    },
    exportMe: (_input, { caller }) => exportMe(deps, caller),
    deleteMe: async ({ body }, { caller, request, reply }) => {
      const credentials = { password: body?.password, address: clientAddress(request) };
      const { proof } = await deps.reauthenticate(caller, credentials);
      await deleteMe(deps, caller, proof);
      // Unless this browser is an anonymous player again.
      const session = await findSession(deps.db.read, caller.sessionId, deps.clock.now());
      if (!session) clearSessionCookie(request, reply);
      return { deleted: true };
    },
    listSessions: (_input, { caller }) => listSessions(deps, caller),
    endSession: async ({ params }, { caller }) => {
      await endSession(deps, caller, params.sessionId);
      return { ended: true };
    },
    endOtherSessions: async (_input, { caller }) => ({
      ended: await endOtherSessions(deps, caller),
    }),
    changeMe: async ({ body }, { caller }) => {
      const row = await changeName(deps, caller, body.displayName);
      return { player: presentPlayer(row, caller, deps.clock.now()) };
    },
  } satisfies Partial<Handlers>;
}
