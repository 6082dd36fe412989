import type { CallName, CallReply, CallRequest, routes } from '@bee-jinx/contract';
import type { TestPlayer } from '../test-player.ts';
import type { RaceSetup } from './race-setup.ts';

/** Every call with which a player can change something. */
type WritingCall = {
  [Name in CallName]: (typeof routes)[Name] extends { method: 'GET' }
    ? never
    : (typeof routes)[Name] extends { access: 'player' | 'open' }
      ? Name
      : never;
}[CallName];

export type Export = CallReply<'exportMe'>;

/** What is sent while the player moves away or leaves, by whom, and what has to be true of each that was acknowledged. */
export interface RacePlan<Name extends CallName = CallName> {
  asks: readonly RaceRequest<Name>[];
  /** Under the account, after the move: is what was acknowledged there? Or why there is nothing to look for. */
  kept:
    | ((now: Export, reply: CallReply<Name>, index: number) => boolean | Promise<boolean>)
    | { nothing: string };
  /** Where the call itself makes it impossible to move: registering, leaving. */
  mayEndMove?: true;
}

/** By the player who moves, where nobody is named. */
export interface RaceRequest<Name extends CallName = CallName> {
  by?: TestPlayer;
  input: CallRequest<Name>;
}

export type CreateRacePlan<Name extends CallName = CallName> = (
  stage: RaceSetup,
) => Promise<RacePlan<Name>>;

/** By name of what is done, where one call does several things; or why the call is not raced. */
export type RacePlans = {
  [Name in WritingCall]: Record<string, CreateRacePlan<Name>> | { notRaced: string };
};

/** So many of each. */
export const requestsPerPlan = 10;

/** One for each number, made one after the other. */
export async function createMany<Made>(
  count: number,
  make: (index: number) => Promise<Made> | Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let index = 0; index < count; index += 1) made.push(await make(index));
  return made;
}

export const nothingToVerify = (why: string) => ({ nothing: why });
