import type { Account } from '@bee-jinx/contract/browser';
import { useQueryClient } from '@tanstack/react-query';
import { usePlayer } from '../../../domain/account/player.ts';
import { formatDateTime } from '../../../platform/format-date-time.ts';
import { MutedText } from '../../../ui/layout/MutedText.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { ActionButton } from '../AccountForm.tsx';
import { broughtAlongMessage } from '../migration/collection-labels.ts';
import { undoAndShow } from '../migration/undo-toasts.ts';

/** What came along within the last day, each with a way back. */
export function BroughtAlongPanel({ broughtAlong = [] }: Pick<Account, 'broughtAlong'>) {
  const { userId } = usePlayer();
  const cache = useQueryClient();
  const shown = broughtAlong.filter(({ collections }) => collections.length > 0);
  if (shown.length === 0) return null;
  return (
    <Panel title="Brought along">
      {shown.map(({ postHogId, displayName, mergedAt, undoableUntil, collections }) => (
        <Stack key={postHogId} gap={3}>
          <p>
            {broughtAlongMessage(collections)} From <strong dir="auto">{displayName}</strong>,{' '}
            {formatDateTime(mergedAt)}.
          </p>
          <MutedText>
            You can undo this until {formatDateTime(undoableUntil)}. What you have played on since
            stays here.
          </MutedText>
          <ActionButton label="Undo" run={() => undoAndShow(cache, { postHogId, userId })} />
        </Stack>
      ))}
    </Panel>
  );
}
