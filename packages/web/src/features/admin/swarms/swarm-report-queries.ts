import type { CallReply } from '@bee-jinx/contract/browser';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { showAdminErrorToast } from '../AdminErrorNotice.tsx';

export type SwarmReport = CallReply<'listSwarmReports'>['reports'][number];

export const swarmReportsQuery = (state: 'open' | 'answered') =>
  queryOptions({
    queryKey: ['admin', 'swarm-reports', state],
    queryFn: async ({ signal }) =>
      (await call('listSwarmReports', { query: { state }, signal })).reports,
  });

export function useAnswerSwarmReport() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (reportId: string) => call('answerSwarmReport', { params: { reportId } }),
    onSuccess: () => {
      showToast({ variant: 'done', text: 'The report is answered.' });
      return cache.invalidateQueries({ queryKey: ['admin', 'swarm-reports'] });
    },
    onError: showAdminErrorToast,
  });
}

/** A table of my own, for bots to sit down at. */
export const createTable = () => call('createSwarm', { body: {} });
export const startTable = (swarm: string) => call('startSwarm', { params: { swarm } });
