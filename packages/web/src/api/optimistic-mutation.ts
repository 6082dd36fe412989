import { hashKey, mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';

interface OptimisticMutation<Wish, Truth> {
  /** Mutations with this key run one after the other. */
  mutationKey: readonly string[];
  /** Cancelled before the change is shown, and invalidated after a failure. */
  queryKey?: QueryKey;
  submit(wish: Wish): Promise<Truth>;
  read(): Truth | undefined;
  write(truth: Truth): void;
  applyChange(shown: Truth, wish: Wish): Truth;
  /** Whether the newer change makes the older one unnecessary. */
  isSupersededBy(wish: Wish, newer: Wish): boolean;
}

/** The last state that the server confirmed, shared by the pending changes. */
interface Confirmed<Truth> {
  truth: Truth | undefined;
}

/**
 * Shows a change before the server confirms it. The newest change stays on screen until none is pending; then
 * the last confirmed state is shown, or the state before, where all were refused.
 */
export function optimisticMutation<Wish, Truth>(
  cache: QueryClient,
  {
    mutationKey,
    queryKey,
    submit,
    read,
    write,
    applyChange,
    isSupersededBy,
  }: OptimisticMutation<Wish, Truth>,
) {
  const pendingMutations = () =>
    cache.getMutationCache().findAll({ mutationKey, status: 'pending' });
  const findConfirmed = () =>
    pendingMutations().find(({ state }) => state.context)?.state.context as
      | Confirmed<Truth>
      | undefined;

  return mutationOptions({
    mutationKey,
    scope: { id: hashKey(mutationKey) },
    mutationFn: async (wish: Wish): Promise<Truth> => {
      const waiting = pendingMutations().filter(({ state }) => state.isPaused);
      const isCovered = waiting.some(({ state }) => isSupersededBy(wish, state.variables as Wish));
      return (isCovered ? findConfirmed()?.truth : undefined) ?? submit(wish);
    },
    onMutate: async (wish: Wish): Promise<Confirmed<Truth>> => {
      if (queryKey) await cache.cancelQueries({ queryKey });
      const shown = read();
      if (shown !== undefined) write(applyChange(shown, wish));
      return findConfirmed() ?? { truth: shown };
    },
    onSuccess: (truth: Truth, _wish: Wish, held: Confirmed<Truth>) => {
      held.truth = truth;
    },
    onSettled: (_truth, error, _wish, held) => {
      // This mutation is still pending itself.
      if (pendingMutations().length > 1) return;
      if (held?.truth !== undefined) write(held.truth);
      if (error && queryKey) void cache.invalidateQueries({ queryKey });
    },
  });
}
