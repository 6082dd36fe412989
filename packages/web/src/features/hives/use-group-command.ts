import { useMutation, useQueryClient } from '@tanstack/react-query';
import { track } from '../../domain/analytics/track.ts';
import { type GroupCall, groupErrorMessage } from './group-error-message.ts';

/** Where a failure is counted too. */
const trackedFailures: readonly GroupCall[] = ['createGroup', 'joinGroup'];

/** Something that changes a hive, or who is in it. Every one of them can be sent again. */
export function useGroupCommand<Reply, Wish = void>(
  name: GroupCall,
  command: (wish: Wish) => Promise<Reply>,
) {
  const cache = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: command,
    onError: (failure) => {
      if (!trackedFailures.includes(name)) return;
      const eventData = { feature: name, error: groupErrorMessage(name, failure) };
      track({ eventType: 'FEATURE_FAILED', eventData });
    },
    // Also after a refusal: what was shown had been overtaken.
    onSettled: () => cache.invalidateQueries({ queryKey: ['group'] }),
  });
  return {
    run: mutate,
    isBusy: isPending,
    error,
    /** What was said about one is not said about the next. */
    forget: reset,
    fault: error ? groupErrorMessage(name, error) : undefined,
  };
}
