import type { Group } from '@bee-jinx/contract/browser';
import { maxHiveMembers } from '@bee-jinx/game';
import { canWebShare, webShare } from '../../../domain/share/web-share.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CopyField } from '../../../ui/copy-field/CopyField.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import styles from '../Form.module.css';

interface InviteSheetProps {
  group: Group;
  isOpen: boolean;
  onClose(): void;
}

/** Everything that brings somebody into the hive. */
export function InviteSheet({ group, isOpen, onClose }: InviteSheetProps) {
  const { name, inviteCode = '', joinPolicy, memberCount } = group;
  const link = new URL(`/i/g/${inviteCode}`, location.origin).href;
  const parcel = { title: 'Bee Jinx', text: `Join us in ${name}.`, url: link };
  const room = maxHiveMembers - memberCount;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title="Bring somebody in">
      <div className={styles.form}>
        <p>
          {joinPolicy === 'open'
            ? 'Whoever follows this link walks in.'
            : 'Whoever follows this link can ask. The owner decides.'}{' '}
          {room > 0 ? `There is room for ${room} more.` : 'But all fifty places are taken.'}
        </p>
        <CopyField label="Link to the hive" value={link} />
        <CopyField label="Invite code" value={inviteCode} />
        {canWebShare(parcel, navigator) && (
          <Button onClick={() => void webShare(parcel, navigator)}>Send the link</Button>
        )}
      </div>
    </Sheet>
  );
}
