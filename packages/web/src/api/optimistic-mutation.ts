import { hashKey, mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';

interface OptimisticMutation<Wish, Truth> {
  /** Names what is changed: of these one is asked for after the other. */
  mutationKey: readonly string[];
  /** What would overwrite the wish if it were answered meanwhile, and is asked again after a failure. */
  queryKey?: QueryKey;
  submit(wish: Wish): Promise<Truth>;
  /** What is on screen. */
  read(): Truth | undefined;
  write(truth: Truth): void;
  applyChange(shown: Truth, wish: Wish): Truth;
  /** Whether a newer wish leaves nothing of an older one, which then need not be asked for any more. */
  isSupersededBy(wish: Wish, newer: Wish): boolean;
}

/** What the server has last said, held by all wishes that are under way together. */
interface Confirmed<Truth> {
  truth: Truth | undefined;
}

/**
 * A change that is seen before it is answered. The newest wish stays on screen until nothing more is under
 * way; then what the server said last is shown, or what held before, where it has refused them all.
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
      // By now all that were older are answered.
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
      // It still counts as under way itself.
      if (pendingMutations().length > 1) return;
      if (held?.truth !== undefined) write(held.truth);
      if (error && queryKey) void cache.invalidateQueries({ queryKey });
    },
  });
}
