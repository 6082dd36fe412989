import { useLostConnection } from '../../platform/use-lost-connection.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Inline } from '../../ui/layout/Stack.tsx';

/** While no signals come, the screen polls (`platform/use-poll-interval.ts`). */
export function LiveNotice() {
  const isShown = useLostConnection(2500);
  return (
    <div role="status">
      {isShown && (
        <Inline gap={2} align="center" wrap={false}>
          <Icon name="offline" />
          <span>Not live right now. Looking again every three seconds.</span>
        </Inline>
      )}
    </div>
  );
}
