import type { Group, Member } from '@bee-jinx/contract/browser';
import { can, mostMembers } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { RowLine, RowWords } from '../../../ui/row/RowWords.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { groupWords } from '../group-words.ts';
import { membersQuery } from '../hive-queries.ts';
import styles from './Members.module.css';
import { HandOverDialog, RemoveDialog } from './questions.tsx';

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
      <Fault>{error ? groupWords('groupMembers', error) : undefined}</Fault>
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
            <RowWords name={member.displayName}>
              <RowLine>
                {member.userId === ownId && 'you · '}
                since {new Date(member.membership.joinedAt).toLocaleDateString()}
              </RowLine>
            </RowWords>
            {member.membership.role === 'owner' && <Badge look="honey">Owner</Badge>}
            {member.userId !== ownId && can(group.isOwner ? 'owner' : 'member', 'remove') && (
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
          {members.length} of {mostMembers} places {members.length === 1 ? 'is' : 'are'} taken.
        </p>
      )}
      <HandOverDialog group={group} member={about('handOver')} onClose={close} />
      <RemoveDialog group={group} member={about('remove')} onClose={close} />
    </div>
  );
}
