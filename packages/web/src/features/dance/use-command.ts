import type { Dance } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wordsFor } from '../../api/error-copy.ts';
import { keepDance } from './dance-queries.ts';

/** Something that changes a dance. Every one of them can be sent again without doing more. */
export function useCommand<Wish = void, Reply extends { game?: Dance } = { game: Dance }>(
  command: (wish: Wish) => Promise<Reply>,
) {
  const cache = useQueryClient();
  const lookAgain = () => cache.invalidateQueries({ queryKey: ['dance'] });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: command,
    onSuccess: ({ game }) => (game ? keepDance(cache, game) : lookAgain()),
    onError: lookAgain,
  });
  return {
    run: mutate,
    isBusy: isPending,
    error,
    forget: reset,
    fault: error ? wordsFor(error) : undefined,
  };
}
