import type { CallInput, Swarm as Shown } from '@bee-jinx/contract';
import {
  configureSwarm,
  leaveSwarm as leaveRule,
  passTable,
  type Reaction,
  reactInSwarm,
  removeFromSwarm as removeRule,
  type SwarmRuling,
  sayInSwarm as sayRule,
  startSwarm as startRule,
  turnOver,
} from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { validateWord } from '../../platform/validate-word.ts';
import type { SwarmDeps } from './deps.ts';
import { presentSwarm } from './present-swarm.ts';
import { type CurrentSwarm, changeSeated, findSwarmId, refuseOutsider } from './swarm-steps.ts';

type Seated = CurrentSwarm & { seat: number };

/** A command of somebody at the table: read, rule, save, announce, present. */
async function command(
  deps: SwarmDeps,
  { playerId }: Caller,
  key: string,
  rule: (current: Seated) => SwarmRuling,
  word?: string,
): Promise<{ swarm: Shown }> {
  const swarmId = await findSwarmId(deps, key);
  const decide = async (current: Seated, sql: Writer) => {
    // Who was sent away from the hive may still have the seat, but not the table.
    await refuseOutsider(sql, current, playerId);
    return rule(current);
  };
  const stored = await changeSeated(deps, swarmId, playerId, decide, word);
  return { swarm: await presentSwarm(deps, stored, playerId) };
}

/** My word is sealed; if it was the last that is waited for, all turn over. */
export function sayInSwarm(
  deps: SwarmDeps,
  caller: Caller,
  key: string,
  input: { round: number; word: string },
) {
  const move = { round: input.round, word: validateWord(input.word) };
  return command(
    deps,
    caller,
    key,
    ({ before, seat, now }) => sayRule(before, seat, move, deps.judge, now),
    move.word,
  );
}

export async function startSwarm(deps: SwarmDeps, caller: Caller, key: string) {
  const opening = await deps.drawOpening();
  return command(deps, caller, key, ({ before, seat, now }) =>
    startRule(before, seat, opening, deps.judge, now),
  );
}

export function changeSwarmSettings(
  deps: SwarmDeps,
  caller: Caller,
  key: string,
  change: CallInput<'changeSwarm'>['body'],
) {
  return command(deps, caller, key, ({ before, seat, now }) =>
    configureSwarm(before, seat, omitUndefined(change), deps.judge, now),
  );
}

/** The host doesn't wait for those who are missing. */
export function turnSwarm(deps: SwarmDeps, caller: Caller, key: string, round: number) {
  return command(deps, caller, key, ({ before, seat, now }) =>
    turnOver(before, seat, round, deps.judge, now),
  );
}

export function reactToSwarm(
  deps: SwarmDeps,
  caller: Caller,
  key: string,
  move: { round: number; reaction: Reaction | null },
) {
  return command(deps, caller, key, ({ before, seat }) => reactInSwarm(before, seat, move));
}

export function leaveSwarm(deps: SwarmDeps, caller: Caller, key: string) {
  return command(deps, caller, key, ({ before, seat, now }) =>
    leaveRule(before, seat, deps.judge, now),
  );
}

export function removeFromSwarm(deps: SwarmDeps, caller: Caller, key: string, other: number) {
  return command(deps, caller, key, ({ before, seat, now }) =>
    removeRule(before, seat, other, deps.judge, now),
  );
}

export function passSwarm(deps: SwarmDeps, caller: Caller, key: string, to: number) {
  return command(deps, caller, key, ({ before, seat, now }) =>
    passTable(before, seat, to, deps.judge, now),
  );
}
