import { addressOf } from '../../platform/http/address.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { deviceOf } from '../identity/device.ts';
import { handOver } from '../identity/hand-over.ts';
import { presentPlayer } from '../identity/present-player.ts';
import { becomeAdmin } from './become-admin.ts';
import type { AdminParts } from './parts.ts';
import { readAuditTrail } from './read-audit-trail.ts';
import { resignAsAdmin } from './resign-as-admin.ts';

type AdminCalls = 'becomeAdmin' | 'resignAsAdmin' | 'readAuditTrail';

export function adminRoutes(parts: AdminParts): Handlers<AdminCalls> {
  return {
    becomeAdmin: async ({ body }, visit) => {
      const { caller, request } = visit;
      const { player, token, ended, adminUntil } = await becomeAdmin(parts, caller, body.password, {
        address: addressOf(request),
        device: deviceOf(request.headers['user-agent']),
        requestId: request.id,
      });
      for (const sessionId of ended) parts.live.cut(sessionId);
      return {
        player: presentPlayer(player, { isAdmin: true }),
        expiresAt: new Date(adminUntil).toISOString(),
        ...handOver(visit, token, { asToken: body.token, days: parts.sessionDays }),
      };
    },
    resignAsAdmin: async (_input, { caller, request }) => ({
      player: presentPlayer(await resignAsAdmin(parts, caller, request.id), { isAdmin: false }),
    }),
    readAuditTrail: ({ query }) => readAuditTrail(parts, query),
  };
}
