import type { Dance } from '@bee-jinx/contract/browser';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { nudgeWaitMs } from './nudge-rules.ts';

/** Answers with the time of the next nudge where the server wants us to wait for it. */
export const useNudge = ({ gameId, roundNumber }: Dance) =>
  useMutation({
    mutationFn: async (recipientUserId: string) => {
      try {
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
