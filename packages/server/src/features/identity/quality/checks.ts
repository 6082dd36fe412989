import type { Clock } from '../../../platform/clock.ts';
import type { DataCheck } from '../../../platform/data-check.ts';
import {
  countExpired,
  countPlayersWithoutSignIn,
  deleteSessions,
  expiredSessions,
  listPlayersWithoutSignIn,
} from './queries.ts';

/** `supabaseIssuer` is undefined where Supabase isn't configured. */
export function identityChecks(clock: Clock, supabaseIssuer: string | undefined): DataCheck[] {
  return [
    {
      id: 'sessions-expired',
      title: 'Sessions that have run out',
      explains: 'They let nobody in, but they say who was here. They go when somebody new arrives.',
      count: (sql) => countExpired(sql, clock.now()),
      find: async (sql, limit) =>
        (await expiredSessions(sql, clock.now(), limit)).map((row) => ({
          id: row.token_hash,
          says: `A session of ${row.player_id} ran out ${new Date(row.expires_at).toISOString()}`,
          becomes: 'deleted',
        })),
      repair: {
        does: 'They are deleted.',
        mend: (sql, findings) =>
          deleteSessions(
            sql,
            findings.map(({ id }) => id),
          ),
      },
    },
    {
      id: 'accounts-doorless',
      title: 'Accounts without a way in',
      explains:
        'Such a player is called an account, but has neither e-mail nor passkey, nor an identity at the Supabase of this server. Only they can say who they are, so there is no repair.',
      count: (sql) => countPlayersWithoutSignIn(sql, supabaseIssuer),
      find: async (sql, limit) =>
        (await listPlayersWithoutSignIn(sql, supabaseIssuer, limit)).map(({ id }) => ({
          id,
          says: `${id} can’t sign in`,
        })),
    },
  ];
}
