import { hashKey, mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';

interface OptimisticMutation<Change, State> {
  /** Mutations with this key run one after the other. */
  mutationKey: readonly string[];
  /** Cancelled before the change is shown, and invalidated after a failure. */
  queryKey?: QueryKey;
  submit(change: Change): Promise<State>;
  read(): State | undefined;
  write(state: State): void;
  applyChange(shown: State, change: Change): State;
  /** Whether the newer change makes the older one unnecessary. */
  isSupersededBy(change: Change, newer: Change): boolean;
}

/** The last state that the server confirmed, shared by the pending changes. */
interface Confirmed<State> {
  state: State | undefined;
}

/**
 * Shows a change before the server confirms it. The newest change stays on screen until none is pending; then
 * the last confirmed state is shown, or the state before, where all were refused.
 */
export function optimisticMutation<Change, State>(
  cache: QueryClient,
  {
    mutationKey,
    queryKey,
    submit,
    read,
    write,
    applyChange,
    isSupersededBy,
  }: OptimisticMutation<Change, State>,
) {
  const pendingMutations = () =>
    cache.getMutationCache().findAll({ mutationKey, status: 'pending' });
  const findConfirmed = () =>
    pendingMutations().find(({ state }) => state.context)?.state.context as
      | Confirmed<State>
      | undefined;

  return mutationOptions({
    mutationKey,
    scope: { id: hashKey(mutationKey) },
    mutationFn: async (change: Change): Promise<State> => {
      const waiting = pendingMutations().filter(({ state }) => state.isPaused);
      const isCovered = waiting.some(({ state }) =>
        isSupersededBy(change, state.variables as Change),
      );
      return (isCovered ? findConfirmed()?.state : undefined) ?? submit(change);
    },
    onMutate: async (change: Change): Promise<Confirmed<State>> => {
      if (queryKey) await cache.cancelQueries({ queryKey });
      const shown = read();
      if (shown !== undefined) write(applyChange(shown, change));
      return findConfirmed() ?? { state: shown };
    },
    onSuccess: (state: State, _change: Change, confirmed: Confirmed<State>) => {
      confirmed.state = state;
    },
    onSettled: (_reply, error, _change, confirmed) => {
      // This mutation is still pending itself.
      if (pendingMutations().length > 1) return;
      if (confirmed?.state !== undefined) write(confirmed.state);
      if (error && queryKey) void cache.invalidateQueries({ queryKey });
    },
  });
}
