import { Badge } from '../../../ui/badge/Badge.tsx';
import { formatWhen } from '../format-when.ts';
import type { FoundPlayer } from './player-queries.ts';

/** Whether they may play. */
export function SuspensionBadge({
  player: { suspension },
}: {
  player: Pick<FoundPlayer, 'suspension'>;
}) {
  if (!suspension) return <Badge look="leaf">Plays</Badge>;
  if (suspension.until === undefined) return <Badge look="sting">Banned</Badge>;
  return (
    <>
      <Badge look="honey">Suspended</Badge> until {formatWhen(suspension.until)}
    </>
  );
}
