import type { Dance } from '@bee-jinx/contract/browser';
import { CopyField } from '../../../ui/copy-field/CopyField.tsx';
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
  const { run, isBusy, fault } = useShareDance(game);
  return (
    <Stack as="section" gap={3} aria-label="Sharing">
      <Switch
        label="Let others see this dance"
        hint={hintFor(game, sharing)}
        isOn={mine}
        isBusy={isBusy}
        fault={fault}
        onTurn={run}
      />
      {replayId !== undefined && (
        <CopyField
          label="Link to the replay"
          value={new URL(`/r/${replayId}`, location.href).href}
        />
      )}
    </Stack>
  );
}

function hintFor(game: Dance, { mine, theirs, replayId }: SharingProps['sharing']): string {
  if (replayId !== undefined) return 'Whoever has the link sees every word of it.';
  if (mine) return `There is a link as soon as ${partnerName(game)} allows it too.`;
  if (theirs) return `${partnerNameCapitalized(game)} would. There is a link if you allow it too.`;
  return 'It takes both of you.';
}
