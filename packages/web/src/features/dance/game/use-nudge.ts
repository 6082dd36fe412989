import type { Dance } from '@bee-jinx/contract/browser';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { nudgeWaitMs } from './nudge-rules.ts';

/** Resolves with the time of the next allowed nudge if the server refused this one as too early. */
export const useNudge = ({ gameId, roundNumber }: Dance) =>
  useMutation({
    mutationFn: async (recipientUserId: string) => {
      try {
        // The contract has both fields; in a dance of two they are the same player.
        const opponentUserId = recipientUserId;
        await call('nudge', { body: { recipientUserId, opponentUserId, gameId, roundNumber } });
        return { againAt: undefined };
      } catch (error) {
        const waitMs = nudgeWaitMs(error);
        if (waitMs === undefined) throw error;
        return { againAt: Date.now() + waitMs };
      }
    },
  });
