import { clientAddress } from '../../platform/http/client-address.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { deviceLabel } from '../identity/device-label.ts';
import { presentPlayer } from '../identity/present-player.ts';
import { deliverSessionToken } from '../identity/session-token.ts';
import { becomeAdmin, resignAsAdmin } from './admin-session.ts';
import { readAuditTrail } from './audit-trail.ts';
import type { AdminDeps } from './deps.ts';

export function adminRoutes(deps: AdminDeps) {
  return {
    becomeAdmin: async ({ body }, visit) => {
      const { caller, request } = visit;
      const { player, token, ended, adminUntil } = await becomeAdmin(deps, caller, body.password, {
        address: clientAddress(request),
        device: deviceLabel(request.headers['user-agent']),
        requestId: request.id,
      });
      for (const sessionId of ended) deps.live.closeSessionStreams(sessionId);
      return {
        player: presentPlayer(player, { isAdmin: true }, deps.clock.now()),
        expiresAt: new Date(adminUntil).toISOString(),
        ...deliverSessionToken(visit, token, { asToken: body.token, days: deps.sessionDays }),
      };
    },
    resignAsAdmin: async (_input, { caller, request }) => {
      const player = await resignAsAdmin(deps, caller, request.id);
      return { player: presentPlayer(player, { isAdmin: false }, deps.clock.now()) };
    },
    readAuditTrail: ({ query }) => readAuditTrail(deps, query),
  } satisfies Partial<Handlers>;
}
