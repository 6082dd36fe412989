import type { Handlers } from '../../platform/http/serve.ts';
import { abandon } from './abandon.ts';
import { agree } from './agree.ts';
import { decide } from './decide.ts';
import { expire } from './expire.ts';
import { invite } from './invite.ts';
import { listActive } from './list-active.ts';
import { listHistory } from './list-history.ts';
import { nudge } from './nudge.ts';
import { findPartner, stopFindingPartner } from './partner/find-partner.ts';
import type { DanceParts } from './parts.ts';
import { previewInvite } from './preview-invite.ts';
import { processRound } from './process-round.ts';
import { readDance } from './read-dance.ts';
import { readStatus } from './read-status.ts';
import { rematch } from './rematch.ts';
import { reset } from './reset.ts';
import { respond } from './respond.ts';
import { share } from './share.ts';
import { fetchStats } from './stats/fetch-stats.ts';
import { submitWord } from './submit-word.ts';

type DanceCalls =
  | 'activeDances'
  | 'danceStatus'
  | 'danceStats'
  | 'danceHistory'
  | 'readDance'
  | 'inviteToDance'
  | 'previewInvite'
  | 'respondToInvite'
  | 'submitDanceWord'
  | 'processRound'
  | 'thatCounts'
  | 'continueDecision'
  | 'abandonDance'
  | 'expireDance'
  | 'rematchDance'
  | 'shareDance'
  | 'findPartner'
  | 'stopFindingPartner'
  | 'resetDances'
  | 'nudge';

export function danceRoutes(parts: DanceParts): Handlers<DanceCalls> {
  return {
    activeDances: (_input, { caller }) => listActive(parts, caller),
    danceStatus: ({ query }, { caller }) => readStatus(parts, caller, query.withPlayer),
    danceStats: ({ query }, { caller }) => fetchStats(parts, caller, query),
    danceHistory: ({ query }, { caller }) => listHistory(parts, caller, query),
    readDance: ({ params, query }, { caller }) =>
      readDance(parts, caller, { ...params, includeAi: query.includeAi ?? false }),
    inviteToDance: ({ body }, { caller, idempotencyKey }) =>
      invite(parts, caller, body, idempotencyKey),
    previewInvite: ({ params }, { caller }) => previewInvite(parts, caller, params.gameId),
    respondToInvite: ({ body }, { caller }) => respond(parts, caller, body),
    submitDanceWord: ({ body }, { caller }) => submitWord(parts, caller, body),
    processRound: ({ body }, { caller }) => processRound(parts, caller, body),
    thatCounts: ({ body }, { caller }) => agree(parts, caller, body),
    continueDecision: ({ body }, { caller }) => decide(parts, caller, body),
    abandonDance: ({ body }, { caller }) => abandon(parts, caller, body),
    expireDance: ({ body }, { caller }) => expire(parts, caller, body.gameId),
    shareDance: ({ body }, { caller }) => share(parts, caller, body),
    rematchDance: ({ body }, { caller }) => rematch(parts, caller, body),
    findPartner: ({ body }, { caller }) => findPartner(parts, caller, body),
    stopFindingPartner: (_input, { caller }) => stopFindingPartner(parts, caller),
    resetDances: ({ body }, { caller }) => reset(parts, caller, body?.confirm),
    nudge: ({ body }, { caller }) => nudge(parts, caller, body),
  };
}
