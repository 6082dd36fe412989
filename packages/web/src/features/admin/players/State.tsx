import { Badge } from '../../../ui/Badge.tsx';
import { whenWords } from '../when-words.ts';
import type { FoundPlayer } from './player-queries.ts';

/** Whether they may play. */
export function State({ player: { suspension } }: { player: Pick<FoundPlayer, 'suspension'> }) {
  if (!suspension) return <Badge look="leaf">Plays</Badge>;
  if (suspension.until === undefined) return <Badge look="sting">Banned</Badge>;
  return (
    <>
      <Badge look="honey">Suspended</Badge> until {whenWords(suspension.until)}
    </>
  );
}
