import type { Group, Member } from '@bee-jinx/contract/browser';
import { hasHivePermission, maxHiveMembers } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { RowLine, RowText } from '../../../ui/row/RowText.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { groupErrorMessage } from '../group-error-message.ts';
import { membersQuery } from '../hive-queries.ts';
import { HandOverHiveDialog, RemoveMemberDialog } from './HiveConfirmDialogs.tsx';
import styles from './Members.module.css';

interface Asked {
  what: 'remove' | 'handOver';
  member: Member;
}

export function Members({ group, ownId }: { group: Group; ownId: string }) {
  const { data: members, error, refetch } = useQuery(membersQuery(group.groupId));
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const about = (what: Asked['what']) => (asked?.what === what ? asked.member : undefined);
  return (
    <div className={styles.members}>
      <Fault>{error ? groupErrorMessage('groupMembers', error) : undefined}</Fault>
      {error && (
        <Button look="outline" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      )}
      {!members && !error && <Skeleton lines={4} />}
      <ul className={styles.list}>
        {members?.map((member) => (
          <li key={member.userId} className={styles.row}>
            <Avatar
              userId={member.userId}
              name={member.displayName}
              isYou={member.userId === ownId}
              isDecorative
            />
            <RowText name={member.displayName}>
              <RowLine>
                {member.userId === ownId && 'you · '}
                since {new Date(member.membership.joinedAt).toLocaleDateString()}
              </RowLine>
            </RowText>
            {member.membership.role === 'owner' && <Badge look="honey">Owner</Badge>}
            {member.userId !== ownId &&
              hasHivePermission(group.isOwner ? 'owner' : 'member', 'remove') && (
                <Menu
                  label={`More about ${member.displayName}`}
                  items={[
                    {
                      name: 'Hand the hive over',
                      icon: <Icon name="crown" />,
                      onChoose: () => setAsked({ what: 'handOver', member }),
                    },
                    {
                      name: 'Send away',
                      icon: <Icon name="close" />,
                      look: 'danger',
                      onChoose: () => setAsked({ what: 'remove', member }),
                    },
                  ]}
                />
              )}
          </li>
        ))}
      </ul>
      {members && (
        <p className={styles.note}>
          {members.length} of {maxHiveMembers} places {members.length === 1 ? 'is' : 'are'} taken.
        </p>
      )}
      <HandOverHiveDialog group={group} member={about('handOver')} onClose={close} />
      <RemoveMemberDialog group={group} member={about('remove')} onClose={close} />
    </div>
  );
}
