import type { ArchivedPuzzle, CallReply, Home } from '@bee-jinx/contract';
import type { LocalDate } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import type { Handlers } from '../../platform/http/serve.ts';

export interface HomeDeps {
  /** The newest puzzles up to the player's date, the newest first. */
  latestPuzzles(
    caller: Caller,
    input: { date?: LocalDate | undefined; limit: number },
  ): Promise<{ puzzles: ArchivedPuzzle[] }>;
  activeDances(caller: Caller): Promise<CallReply<'activeDances'>>;
  hivesToday(caller: Caller, date: LocalDate | undefined): Promise<Home['hives']>;
  recaps(caller: Caller, date: LocalDate | undefined): Promise<NonNullable<Home['recaps']>>;
}

const maxHives = 3;

export function homeRoutes(deps: HomeDeps) {
  return {
    readHome: ({ query }, { caller }) => readHome(deps, caller, query.date),
  } satisfies Partial<Handlers>;
}

async function readHome(
  deps: HomeDeps,
  caller: Caller,
  date: LocalDate | undefined,
): Promise<CallReply<'readHome'>> {
  const [{ puzzles }, { activeGames }, hives, recaps] = await Promise.all([
    deps.latestPuzzles(caller, { date, limit: 2 }),
    deps.activeDances(caller),
    deps.hivesToday(caller, date),
    deps.recaps(caller, date),
  ]);
  const [today, yesterday] = puzzles;
  if (!today) throw new Error('There is a puzzle for every day.');
  return {
    home: {
      today,
      ...(yesterday && { yesterday }),
      dances: activeGames
        .filter(({ myTurn }) => myTurn)
        .map(({ gameId, opponent, status, isInviter }) => ({
          gameId,
          ...(opponent && { partner: opponent.displayName }),
          isInvite: status === 'invited' && !isInviter,
        }))
        .sort((one, other) => Number(one.isInvite) - Number(other.isInvite)),
      hives: hives
        .filter(({ members }) => members > 1)
        .sort((one, other) => other.finished - one.finished || other.members - one.members)
        .slice(0, maxHives),
      ...(recaps.length > 0 && { recaps }),
    },
  };
}
