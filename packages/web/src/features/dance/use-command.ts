import type { Dance } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wordsFor } from '../../api/error-copy.ts';
import { keepDance } from './dance-queries.ts';

/** Something that changes a dance. Every one of them can be sent again without doing more. */
export function useCommand<Wish = void>(command: (wish: Wish) => Promise<{ game: Dance }>) {
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: command,
    onSuccess: ({ game }) => keepDance(cache, game),
    onError: () => cache.invalidateQueries({ queryKey: ['dance'] }),
  });
  return { run: mutate, isBusy: isPending, error, fault: error ? wordsFor(error) : undefined };
}
