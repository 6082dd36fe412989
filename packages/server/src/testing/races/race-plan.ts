import type { CallName, CallReply, CallRequest, routes } from '@bee-jinx/contract';
import type { TestPlayer } from '../test-player.ts';
import { type RaceSetup, requestsPerPlan } from './race-setup.ts';

/** Every call with which a player can change something. */
type WritingCall = {
  [Name in CallName]: (typeof routes)[Name] extends { method: 'GET' }
    ? never
    : (typeof routes)[Name] extends { access: 'player' | 'open' }
      ? Name
      : never;
}[CallName];

export type Export = CallReply<'exportMe'>;

/** What is sent while the player is merged or deleted, and what must hold for each acknowledged request. */
export interface RacePlan<Name extends CallName = CallName> {
  requests: readonly RaceRequest<Name>[];
  /** Checks after the merge that the account has what was acknowledged; or says why there is nothing to check. */
  isKept:
    | ((now: Export, reply: CallReply<Name>, index: number) => boolean | Promise<boolean>)
    | { nothing: string };
  /** Where the call itself makes the merge impossible: registering, leaving. */
  mayEndMove?: true;
}

/** Sent by the player who is merged, unless somebody else is named. */
export interface RaceRequest<Name extends CallName = CallName> {
  by?: TestPlayer;
  input: CallRequest<Name>;
}

export type CreateRacePlan<Name extends CallName = CallName> = (
  stage: RaceSetup,
) => Promise<RacePlan<Name>>;

/** Several plans by name, where a call does several things; or the reason why it is not raced. */
export type RacePlans = {
  [Name in WritingCall]: Record<string, CreateRacePlan<Name>> | { notRaced: string };
};

/** Creates one for each number, in sequence. */
export async function createMany<Made>(
  count: number,
  make: (index: number) => Promise<Made> | Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let index = 0; index < count; index += 1) made.push(await make(index));
  return made;
}

export const nothingToVerify = (why: string) => ({ nothing: why });

/** The same request several times. */
export const repeated =
  <Name extends CallName>(
    input: CallRequest<Name>,
    isKept: RacePlan<Name>['isKept'],
    { count = requestsPerPlan, ...more }: { count?: number; mayEndMove?: true } = {},
  ): CreateRacePlan<Name> =>
  async () => ({ requests: Array.from({ length: count }, () => ({ input })), isKept, ...more });

/** One request for each subject, which `isKept` gets back. */
export function planEach<Name extends CallName, Subject>(
  subjects: readonly Subject[],
  request: (subject: Subject, index: number) => RaceRequest<Name>,
  isKept: (now: Export, reply: CallReply<Name>, subject: Subject) => boolean | Promise<boolean>,
): RacePlan<Name> {
  return {
    requests: subjects.map(request),
    isKept: (now, reply, index) => isKept(now, reply, subjects[index] as Subject),
  };
}

/** One request for each number from 0. */
export const planNumbers = <Name extends CallName>(
  input: (index: number) => CallRequest<Name>,
  isKept: RacePlan<Name>['isKept'],
  count = requestsPerPlan,
): RacePlan<Name> => ({
  requests: Array.from({ length: count }, (_, index) => ({ input: input(index) })),
  isKept,
});
