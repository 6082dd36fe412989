import { formatDateTime } from '../../../platform/format-date-time.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import type { FoundPlayer } from './player-queries.ts';

export function SuspensionBadge({
  player: { suspension },
}: {
  player: Pick<FoundPlayer, 'suspension'>;
}) {
  if (!suspension) return <Badge variant="leaf">Plays</Badge>;
  if (suspension.until === undefined) return <Badge variant="sting">Banned</Badge>;
  return (
    <>
      <Badge variant="honey">Suspended</Badge> until {formatDateTime(suspension.until)}
    </>
  );
}
