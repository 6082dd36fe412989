import type { Group } from '@bee-jinx/contract/browser';
import { maxHiveMembers } from '@bee-jinx/game';
import { canWebShare, webShare } from '../../../domain/share/web-share.ts';
import { useHydrated } from '../../../platform/painted/use-hydrated.ts';
import { useAbsoluteUrl } from '../../../platform/use-absolute-url.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CopyField } from '../../../ui/copy-field/CopyField.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import type { SheetState } from '../HiveForm.tsx';

/** Link and code that invite somebody into the hive. */
export function InviteSheet({ group, ...sheet }: SheetState & { group: Group }) {
  const { name, inviteCode = '', joinPolicy, memberCount } = group;
  const link = useAbsoluteUrl(`/i/g/${inviteCode}`);
  const isHydrated = useHydrated();
  const content = { title: 'Bee Jinx', text: `Join us in ${name}.`, url: link };
  const room = maxHiveMembers - memberCount;
  return (
    <Sheet {...sheet} title="Bring somebody in">
      <Stack gap={4}>
        <p>
          {joinPolicy === 'open'
            ? 'Whoever follows this link walks in.'
            : 'Whoever follows this link can ask. The owner decides.'}{' '}
          {room > 0 ? `There is room for ${room} more.` : 'But all fifty places are taken.'}
        </p>
        <CopyField label="Link to the hive" value={link} />
        <CopyField label="Invite code" value={inviteCode} />
        {isHydrated && canWebShare(content, navigator) && (
          <Button onClick={() => void webShare(content, navigator)}>Send the link</Button>
        )}
      </Stack>
    </Sheet>
  );
}
