import type { FastifyRequest } from 'fastify';
import { addressOf } from '../../platform/http/address.ts';
import { trustedOrigin } from '../../platform/http/origin.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { deviceOf } from '../identity/device.ts';
import { presentPlayer } from '../identity/present-player.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { claimTransferCode } from './claim-transfer-code.ts';
import { makeTransferCode } from './make-transfer-code.ts';
import { migrateData } from './migration/migrate-data.ts';
import { checkOrphanedData, previewMigration } from './migration/preview-migration.ts';
import type { AccountsParts } from './parts.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { beginPasskey } from './passkeys/begin-passkey.ts';
import { beginPasskeySignIn } from './passkeys/begin-passkey-sign-in.ts';
import { presentPasskey } from './passkeys/present-passkey.ts';
import { relyingParty } from './passkeys/relying-party.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { signInWithPasskey } from './passkeys/sign-in-with-passkey.ts';
import type { ProofAgain } from './prove-again.ts';
import { readAccount } from './read-account.ts';
import { register } from './register.ts';
import { signIn, type Visitor } from './sign-in.ts';
import { signInWithSupabase } from './supabase/sign-in-with-supabase.ts';
import { startSupabase } from './supabase/start-supabase.ts';
import { welcome } from './welcome.ts';

type AccountsCalls =
  | 'signInMethods'
  | 'register'
  | 'signIn'
  | 'readAccount'
  | 'changePassword'
  | 'changeEmail'
  | 'makeTransferCode'
  | 'claimTransferCode'
  | 'startSupabase'
  | 'signInWithSupabase'
  | 'beginPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'beginPasskeySignIn'
  | 'signInWithPasskey'
  | 'checkOrphanedData'
  | 'previewMigration'
  | 'migrateData';

const device = (request: FastifyRequest) => deviceOf(request.headers['user-agent']);
const visitor = (request: FastifyRequest): Visitor => ({
  address: addressOf(request),
  device: device(request),
});

const again = (request: FastifyRequest, password: string | undefined): ProofAgain => ({
  password,
  address: addressOf(request),
});

export function accountsRoutes(parts: AccountsParts): Handlers<AccountsCalls> {
  const party = (request: FastifyRequest) => relyingParty(request, parts.publicOrigin);
  return {
    signInMethods: () => ({ supabase: parts.supabase !== undefined, admin: parts.hasAdmin }),
    register: async ({ body }, visit) => {
      const admitted = await register(parts, visit.caller, body, visitor(visit.request));
      return welcome(parts, visit, admitted, body.token);
    },
    signIn: async ({ body }, visit) => {
      const admitted = await signIn(parts, visit.caller, body, visitor(visit.request));
      return welcome(parts, visit, admitted, body.token);
    },
    readAccount: (_input, { caller }) => readAccount(parts, caller.playerId),
    changePassword: async ({ body }, { caller, request }) => {
      await changePassword(parts, caller, body, addressOf(request));
      return { changed: true };
    },
    changeEmail: async ({ body }, { caller, request }) => ({
      email: await changeEmail(parts, caller, body, addressOf(request)),
    }),
    makeTransferCode: (_input, { caller }) => makeTransferCode(parts, caller),
    claimTransferCode: async ({ body }, visit) => {
      const { caller, request } = visit;
      const admitted = await claimTransferCode(parts, caller, body.code, visitor(request));
      return welcome(parts, visit, admitted, body.token);
    },
    startSupabase: ({ body }, { request }) =>
      startSupabase(parts, body, trustedOrigin(request, parts.publicOrigin)),
    signInWithSupabase: async ({ body }, visit) => {
      const { caller, request } = visit;
      const admitted = await signInWithSupabase(parts, caller, body.accessToken, device(request));
      return welcome(parts, visit, admitted, body.token);
    },
    beginPasskey: ({ body }, { caller, request }) => {
      return beginPasskey(parts, caller, party(request), again(request, body?.password));
    },
    addPasskey: async ({ body }, visit) => {
      const { caller, request } = visit;
      const wish = { ...body, device: device(request) };
      const { passkey, player, admitted } = await addPasskey(parts, caller, wish, party(request));
      return {
        passkey: presentPasskey(passkey),
        player: presentPlayer(player, caller),
        ...(admitted && welcome(parts, visit, admitted, body.token)),
      };
    },
    removePasskey: async ({ params, body }, { caller, request }) => {
      await removePasskey(parts, caller, params.passkeyId, again(request, body?.password));
      return { removed: true };
    },
    beginPasskeySignIn: (_input, { request }) => beginPasskeySignIn(parts, party(request)),
    signInWithPasskey: async ({ body }, visit) => {
      const { caller, request } = visit;
      const { credential } = body;
      const where = party(request);
      const admitted = await signInWithPasskey(parts, caller, credential, device(request), where);
      return welcome(parts, visit, admitted, body.token);
    },
    checkOrphanedData: (_input, { caller }) => checkOrphanedData(parts, caller),
    previewMigration: (_input, { caller }) => previewMigration(parts, caller),
    migrateData: ({ body }, { caller }) => migrateData(parts, caller, body.postHogId),
  };
}
