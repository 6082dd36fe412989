import type { Dance } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-message.ts';
import { cacheDance } from '../../domain/play/dance.ts';

/** Something that changes a dance. Every one of them can be sent again without doing more. */
export function useDanceCommand<Wish = void, Reply extends { game?: Dance } = { game: Dance }>(
  command: (wish: Wish) => Promise<Reply>,
) {
  const cache = useQueryClient();
  const refetchDances = () => cache.invalidateQueries({ queryKey: ['dance'] });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: command,
    onSuccess: ({ game }) => (game ? cacheDance(cache, game) : refetchDances()),
    onError: refetchDances,
  });
  return {
    run: mutate,
    isBusy: isPending,
    error,
    forget: reset,
    fault: error ? errorMessage(error) : undefined,
  };
}
