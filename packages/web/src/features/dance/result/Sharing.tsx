import type { Dance } from '@bee-jinx/contract/browser';
import { useAbsoluteUrl } from '../../../platform/use-absolute-url.ts';
import { CopyField } from '../../../ui/copy-field/CopyField.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { useShareDance } from '../dance-commands.ts';
import { partnerName, partnerNameCapitalized } from '../partner-name.ts';

interface SharingProps {
  game: Dance;
  sharing: NonNullable<Dance['sharing']>;
}

/** A dance is only shared when both players allow it. */
export function Sharing({ game, sharing }: SharingProps) {
  const { mine, replayId } = sharing;
  const replayUrl = useAbsoluteUrl(`/r/${replayId}`);
  const { run, isBusy, fault } = useShareDance(game);
  return (
    <Disclosure storageKey="dance.sharing" title="Replay" summary={summaryOf(game, sharing)}>
      <Stack gap={3}>
        <Switch
          label="Let others see this dance"
          hint={hintFor(game, sharing)}
          isOn={mine}
          isBusy={isBusy}
          fault={fault}
          onTurn={run}
        />
        {replayId !== undefined && <CopyField label="Link to the replay" value={replayUrl} />}
      </Stack>
    </Disclosure>
  );
}

/** Seen while it is folded: whether there is anything to decide. */
function summaryOf(game: Dance, { mine, theirs, replayId }: SharingProps['sharing']): string {
  if (replayId !== undefined) return 'whoever has the link sees it';
  if (mine) return `waits for ${partnerName(game)}`;
  return theirs ? `${partnerName(game)} would share it` : 'seen by you two';
}

function hintFor(game: Dance, { mine, theirs, replayId }: SharingProps['sharing']): string {
  if (replayId !== undefined) return 'Whoever has the link sees every word of it.';
  if (mine) return `There is a link as soon as ${partnerName(game)} allows it too.`;
  if (theirs) return `${partnerNameCapitalized(game)} would. There is a link if you allow it too.`;
  return 'It takes both of you.';
}
