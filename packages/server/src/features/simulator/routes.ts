import type { SimulatedSeat } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPlayer } from '../identity/queries.ts';
import type { SimulatorDeps } from './deps.ts';
import { openSeats } from './open-seats.ts';
import { removeSeats } from './remove-seats.ts';

export function simulatorRoutes(deps: SimulatorDeps) {
  return {
    openSimulator: async (_input, { caller }) => {
      const names = ['Seat one', 'Seat two'];
      const { seats, expiresAt } = await openSeats(deps, caller, { purpose: 'simulator', names });
      return { seats: seats as [SimulatedSeat, SimulatedSeat], expiresAt };
    },
    closeSimulator: async (_input, { caller }) => {
      await removeSeats(deps, caller.playerId, 'simulator');
      return { open: false };
    },
    openSwarmSeats: async ({ body }, { caller }) => {
      const names = Array.from({ length: body.seats }, (_, index) => `Seat ${index + 1}`);
      return openSeats(deps, caller, { purpose: 'swarm', names });
    },
    closeSwarmSeats: async (_input, { caller }) => {
      await removeSeats(deps, caller.playerId, 'swarm');
      return { open: false };
    },
    openTestRig: async (_input, { caller }) => {
      await refuseVisitor(deps, caller);
      const rig = { purpose: 'test-rig', names: ['Test partner'] } as const;
      const { seats, expiresAt } = await openSeats(deps, caller, rig);
      return { seat: seats[0] as SimulatedSeat, expiresAt };
    },
    closeTestRig: async (_input, { caller }) => {
      await removeSeats(deps, caller.playerId, 'test-rig');
      return { open: false };
    },
  } satisfies Partial<Handlers>;
}

/** The page has the same guard; this one can't be bypassed. */
async function refuseVisitor({ db }: SimulatorDeps, caller: Caller): Promise<void> {
  if (caller.isAdmin || (await findPlayer(db.read, caller.playerId))?.kind === 'account') return;
  throw new Refusal('forbidden', { message: 'Sign in to use the test page.' });
}
