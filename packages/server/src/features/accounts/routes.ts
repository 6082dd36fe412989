import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../../platform/http/client-address.ts';
import { trustedOrigin } from '../../platform/http/origin.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { deviceTokens } from '../../platform/http/session-cookie.ts';
import { deviceLabel } from '../identity/device-label.ts';
import { presentPlayer } from '../identity/present-player.ts';
import type { AccountsDeps, SignInOrigin } from './deps.ts';
import { checkOrphanedData, migrateData, previewMigration } from './migration/migrate-data.ts';
import { undoMigration } from './migration/undo-migration.ts';
import { relyingParty } from './passkeys/ceremony.ts';
import {
  addPasskey,
  beginPasskey,
  presentPasskey,
  removePasskey,
} from './passkeys/manage-passkeys.ts';
import { beginPasskeySignIn, signInWithPasskey } from './passkeys/sign-in-with-passkey.ts';
import { readAccount } from './read-account.ts';
import type { ReauthenticationInput } from './reauthenticate.ts';
import { forgotPassword, recoverByCode, resetPassword } from './recovery/recover-account.ts';
import { makeRecoveryCodes } from './recovery/recovery-codes.ts';
import { register } from './register.ts';
import { sendSignedInReply } from './send-signed-in-reply.ts';
import { signIn } from './sign-in.ts';
import { signInWithSupabase, startSupabase } from './supabase/sign-in-with-supabase.ts';
import { claimTransferCode, makeTransferCode } from './transfer-code.ts';
import { changeEmail, changePassword } from './update-credentials.ts';

const device = (request: FastifyRequest) => deviceLabel(request.headers['user-agent']);
const visitor = (request: FastifyRequest): SignInOrigin => ({
  address: clientAddress(request),
  device: device(request),
  deviceTokens: deviceTokens(request),
});

const credentialsOf = (
  request: FastifyRequest,
  password: string | undefined,
): ReauthenticationInput => ({
  password,
  address: clientAddress(request),
});

export function accountsRoutes(deps: AccountsDeps) {
  const party = (request: FastifyRequest) => relyingParty(request, deps.publicOrigin);
  return {
    signInMethods: () => ({
      supabase: deps.supabase !== undefined,
      admin: deps.hasAdmin,
      mail: deps.mail !== undefined,
    }),
    register: async ({ body }, visit) => {
      const registered = await register(deps, visit.caller, body, visitor(visit.request));
      const { recoveryCodes } = registered;
      const welcomed = sendSignedInReply(deps, visit, registered, body.token);
      return { ...welcomed, ...(recoveryCodes && { recoveryCodes }) };
    },
    signIn: async ({ body }, visit) => {
      const admitted = await signIn(deps, visit.caller, body, visitor(visit.request));
      return sendSignedInReply(deps, visit, admitted, body.token);
    },
    readAccount: (_input, { caller }) => readAccount(deps, caller.playerId),
    changePassword: async ({ body }, { caller, request }) => {
      await changePassword(deps, caller, body, visitor(request));
      return { changed: true };
    },
    changeEmail: async ({ body }, { caller, request }) => ({
      email: await changeEmail(deps, caller, body, visitor(request)),
    }),
    makeRecoveryCodes: async ({ body }, { caller, request }) => ({
      recoveryCodes: await makeRecoveryCodes(deps, caller, body.password, visitor(request)),
    }),
    recoverByCode: async ({ body }, visit) => {
      const recovered = await recoverByCode(deps, visit.caller, body, visitor(visit.request));
      const { recoveryCodes } = recovered;
      return { ...sendSignedInReply(deps, visit, recovered, body.token), recoveryCodes };
    },
    forgotPassword: async ({ body }, { request }) => {
      await forgotPassword(deps, body.email, clientAddress(request));
      return { accepted: true };
    },
    resetPassword: async ({ body }, visit) => {
      const recovered = await resetPassword(deps, visit.caller, body, visitor(visit.request));
      const { recoveryCodes } = recovered;
      return { ...sendSignedInReply(deps, visit, recovered, body.token), recoveryCodes };
    },
    makeTransferCode: (_input, { caller }) => makeTransferCode(deps, caller),
    claimTransferCode: async ({ body }, visit) => {
      const { caller, request } = visit;
      const admitted = await claimTransferCode(deps, caller, body.code, visitor(request));
      return sendSignedInReply(deps, visit, admitted, body.token);
    },
    startSupabase: ({ body }, { request }) =>
      startSupabase(deps, body, {
        origin: trustedOrigin(request, deps.publicOrigin),
        address: clientAddress(request),
      }),
    signInWithSupabase: async ({ body }, visit) => {
      const { caller, request } = visit;
      const admitted = await signInWithSupabase(deps, caller, body.accessToken, visitor(request));
      return sendSignedInReply(deps, visit, admitted, body.token);
    },
    beginPasskey: ({ body }, { caller, request }) => {
      return beginPasskey(deps, caller, party(request), credentialsOf(request, body?.password));
    },
    addPasskey: async ({ body }, visit) => {
      const { caller, request } = visit;
      const input = { ...body, visitor: visitor(request) };
      const added = await addPasskey(deps, caller, input, party(request));
      const { passkey, player, admitted, changedInboxes } = added;
      if (changedInboxes) deps.signalInboxes(changedInboxes);
      return {
        passkey: presentPasskey(passkey),
        player: presentPlayer(player, caller, deps.clock.now()),
        ...(admitted && sendSignedInReply(deps, visit, admitted, body.token)),
      };
    },
    removePasskey: async ({ params, body }, { caller, request }) => {
      const proof = credentialsOf(request, body?.password);
      await removePasskey(deps, caller, params.passkeyId, proof, device(request));
      return { removed: true };
    },
    beginPasskeySignIn: (_input, { request }) => beginPasskeySignIn(deps, party(request)),
    signInWithPasskey: async ({ body }, visit) => {
      const { caller, request } = visit;
      const { credential } = body;
      const who = visitor(request);
      const admitted = await signInWithPasskey(deps, caller, credential, who, party(request));
      return sendSignedInReply(deps, visit, admitted, body.token);
    },
    checkOrphanedData: (_input, { caller }) => checkOrphanedData(deps, caller),
    previewMigration: (_input, { caller }) => previewMigration(deps, caller),
    migrateData: ({ body }, { caller }) => migrateData(deps, caller, body),
    undoMigration: ({ body }, { caller }) => undoMigration(deps, caller, body.postHogId),
  } satisfies Partial<Handlers>;
}
