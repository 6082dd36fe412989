import { hashKey, mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';

interface ShownAtOnce<Wish, Truth> {
  /** Names what is changed: of these one is asked for after the other. */
  mutationKey: readonly string[];
  /** What would overwrite the wish if it were answered meanwhile, and is asked again after a failure. */
  queryKey?: QueryKey;
  ask(wish: Wish): Promise<Truth>;
  /** What is on screen. */
  read(): Truth | undefined;
  show(truth: Truth): void;
  wished(shown: Truth, wish: Wish): Truth;
  /** Whether a newer wish leaves nothing of an older one, which then need not be asked for any more. */
  isCoveredBy(wish: Wish, newer: Wish): boolean;
}

/** What the server has last said, held by all wishes that are under way together. */
interface Held<Truth> {
  truth: Truth | undefined;
}

/**
 * A change that is seen before it is answered. The newest wish stays on screen until nothing more is under
 * way; then what the server said last is shown, or what held before, where it has refused them all.
 */
export function shownAtOnce<Wish, Truth>(
  cache: QueryClient,
  { mutationKey, queryKey, ask, read, show, wished, isCoveredBy }: ShownAtOnce<Wish, Truth>,
) {
  const underWay = () => cache.getMutationCache().findAll({ mutationKey, status: 'pending' });
  const heldAlready = () =>
    underWay().find(({ state }) => state.context)?.state.context as Held<Truth> | undefined;

  return mutationOptions({
    mutationKey,
    scope: { id: hashKey(mutationKey) },
    mutationFn: async (wish: Wish): Promise<Truth> => {
      // By now all that were older are answered.
      const waiting = underWay().filter(({ state }) => state.isPaused);
      const isCovered = waiting.some(({ state }) => isCoveredBy(wish, state.variables as Wish));
      return (isCovered ? heldAlready()?.truth : undefined) ?? ask(wish);
    },
    onMutate: async (wish: Wish): Promise<Held<Truth>> => {
      if (queryKey) await cache.cancelQueries({ queryKey });
      const shown = read();
      if (shown !== undefined) show(wished(shown, wish));
      return heldAlready() ?? { truth: shown };
    },
    onSuccess: (truth: Truth, _wish: Wish, held: Held<Truth>) => {
      held.truth = truth;
    },
    onSettled: (_truth, error, _wish, held) => {
      // It still counts as under way itself.
      if (underWay().length > 1) return;
      if (held?.truth !== undefined) show(held.truth);
      if (error && queryKey) void cache.invalidateQueries({ queryKey });
    },
  });
}
