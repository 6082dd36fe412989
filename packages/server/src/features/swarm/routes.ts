import type { Handlers } from '../../platform/http/serve.ts';
import type { SwarmDeps } from './deps.ts';
import { createSwarm, rematchSwarm } from './gather-swarm.ts';
import {
  changeSwarmSettings,
  leaveSwarm,
  passSwarm,
  reactToSwarm,
  removeFromSwarm,
  sayInSwarm,
  startSwarm,
  turnSwarm,
} from './play-swarm.ts';
import {
  listSwarms,
  readHiveSwarm,
  readSwarm,
  readSwarmReplay,
  readSwarmStats,
  watchSwarm,
} from './read-swarm.ts';
import { answerSwarmReport, listSwarmReports, reportSwarm } from './reports/report-swarm.ts';
import { changeSwarmSeat, joinSwarm } from './take-seat.ts';

export function swarmRoutes(deps: SwarmDeps) {
  return {
    createSwarm: ({ body }, { caller, idempotencyKey }) =>
      createSwarm(deps, caller, body, idempotencyKey),
    listSwarms: ({ query }, { caller }) => listSwarms(deps, caller, query.cursor),
    swarmStats: (_input, { caller }) => readSwarmStats(deps, caller),
    hiveSwarm: ({ params }, { caller }) => readHiveSwarm(deps, caller, params.groupId),
    readSwarmReplay: ({ params }) => readSwarmReplay(deps, params.replayId),
    readSwarm: ({ params }, { caller }) => readSwarm(deps, caller, params.swarm),
    watchSwarm: ({ params }, { caller }) => watchSwarm(deps, caller, params.swarm),
    joinSwarm: ({ params, body }, { caller }) => joinSwarm(deps, caller, params.swarm, body),
    changeSwarmSeat: ({ params, body }, { caller }) =>
      changeSwarmSeat(deps, caller, params.swarm, body),
    changeSwarm: ({ params, body }, { caller }) =>
      changeSwarmSettings(deps, caller, params.swarm, body),
    startSwarm: ({ params }, { caller }) => startSwarm(deps, caller, params.swarm),
    sayInSwarm: ({ params, body }, { caller }) => sayInSwarm(deps, caller, params.swarm, body),
    turnSwarm: ({ params, body }, { caller }) => turnSwarm(deps, caller, params.swarm, body.round),
    reactToSwarm: ({ params, body }, { caller }) => reactToSwarm(deps, caller, params.swarm, body),
    leaveSwarm: ({ params }, { caller }) => leaveSwarm(deps, caller, params.swarm),
    removeFromSwarm: ({ params, body }, { caller }) =>
      removeFromSwarm(deps, caller, params.swarm, body.seat),
    passSwarm: ({ params, body }, { caller }) => passSwarm(deps, caller, params.swarm, body.seat),
    rematchSwarm: ({ params }, { caller }) => rematchSwarm(deps, caller, params.swarm),
    reportSwarm: ({ params, body }, { caller }) => reportSwarm(deps, caller, params.swarm, body),
    listSwarmReports: ({ query }) => listSwarmReports(deps, query.state),
    answerSwarmReport: ({ params }, { caller, request }) =>
      answerSwarmReport(deps, caller, params.reportId, request.id),
  } satisfies Partial<Handlers>;
}
