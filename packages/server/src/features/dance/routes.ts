import type { Handlers } from '../../platform/http/serve.ts';
import { befriendPartner, reactToDance } from './after-dance.ts';
import type { DanceDeps } from './deps.ts';
import { inviteDancePartner } from './invite-to-dance.ts';
import { listDanceHistory } from './list-dance-history.ts';
import { readDanceNotes } from './notes/read-notes.ts';
import { nudge } from './nudge.ts';
import { findPartner, stopFindingPartner } from './partner/find-partner.ts';
import {
  abandonDance,
  agreeThatCounts,
  decideContinuation,
  expireDance,
  processRound,
  submitDanceWord,
} from './play-dance.ts';
import { previewInvite } from './preview-invite.ts';
import { listActiveDances, readDance, readDanceStatus } from './read-dance.ts';
import { rematchDance } from './rematch-dance.ts';
import { resetDances } from './reset-dances.ts';
import { respondToInvite } from './respond-to-invite.ts';
import { shareDance } from './share-dance.ts';
import { fetchDanceStats } from './stats/fetch-dance-stats.ts';

export function danceRoutes(deps: DanceDeps) {
  return {
    activeDances: (_input, { caller }) => listActiveDances(deps, caller),
    danceStatus: ({ query }, { caller }) => readDanceStatus(deps, caller, query.withPlayer),
    danceStats: ({ query }, { caller }) => fetchDanceStats(deps, caller, query),
    danceHistory: ({ query }, { caller }) => listDanceHistory(deps, caller, query),
    readDance: ({ params, query }, { caller }) =>
      readDance(deps, caller, { ...params, includeAi: query.includeAi ?? false }),
    danceNotes: ({ params }, { caller }) => readDanceNotes(deps, caller, params.gameId),
    inviteToDance: ({ body }, { caller, idempotencyKey }) =>
      inviteDancePartner(deps, caller, body, idempotencyKey),
    previewInvite: ({ params }, { caller }) => previewInvite(deps, caller, params.gameId),
    respondToInvite: ({ body }, { caller }) => respondToInvite(deps, caller, body),
    submitDanceWord: ({ body }, { caller }) => submitDanceWord(deps, caller, body),
    processRound: ({ body }, { caller }) => processRound(deps, caller, body),
    thatCounts: ({ body }, { caller }) => agreeThatCounts(deps, caller, body),
    continueDecision: ({ body }, { caller }) => decideContinuation(deps, caller, body),
    abandonDance: ({ body }, { caller }) => abandonDance(deps, caller, body),
    expireDance: ({ body }, { caller }) => expireDance(deps, caller, body.gameId),
    shareDance: ({ body }, { caller }) => shareDance(deps, caller, body),
    reactToDance: ({ body }, { caller }) => reactToDance(deps, caller, body),
    befriendPartner: ({ body }, { caller }) => befriendPartner(deps, caller, body.gameId),
    rematchDance: ({ body }, { caller }) => rematchDance(deps, caller, body),
    findPartner: ({ body }, { caller }) => findPartner(deps, caller, body),
    stopFindingPartner: (_input, { caller }) => stopFindingPartner(deps, caller),
    resetDances: ({ body }, { caller }) => resetDances(deps, caller, body?.confirm),
    nudge: ({ body }, { caller }) => nudge(deps, caller, body),
  } satisfies Partial<Handlers>;
}
