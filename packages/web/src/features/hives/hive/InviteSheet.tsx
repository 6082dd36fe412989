import type { Group } from '@bee-jinx/contract/browser';
import { mostMembers } from '@bee-jinx/game';
import { Button } from '../../../ui/Button.tsx';
import { CopyField } from '../../../ui/CopyField.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { canHandOver, handOver } from '../../share/hand-over.ts';
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
  const room = mostMembers - memberCount;
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
        {canHandOver(parcel, navigator) && (
          <Button onClick={() => void handOver(parcel, navigator)}>Send the link</Button>
        )}
      </div>
    </Sheet>
  );
}
