import type { Group, Member } from '@bee-jinx/contract/browser';
import { hasHivePermission, maxHiveMembers } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createDateFormat } from '../../../platform/format-date-time.ts';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { useFocusAfterRemoval } from '../../../ui/focus-heading.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { RowLine, RowText } from '../../../ui/row/RowText.tsx';
import { membersQuery } from '../hive-queries.ts';
import { HiveConfirmDialog } from './HiveConfirmDialog.tsx';
import styles from './Members.module.css';
import { QueryState } from './QueryState.tsx';

const formatDay = createDateFormat({ dateStyle: 'medium' });

interface Question {
  command: 'removeMember' | 'handOverGroup';
  member: Member;
}

export function Members({ group, ownId }: { group: Group; ownId: string }) {
  const query = useQuery(membersQuery(group.groupId));
  const { data: members } = query;
  const [question, setQuestion] = useState<Question>();
  useFocusAfterRemoval(members?.length ?? 0);
  return (
    <Stack gap={3}>
      <QueryState query={query} call="groupMembers" lines={4} />
      <Stack as="ul">
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
                since {formatDay(member.membership.joinedAt)}
              </RowLine>
            </RowText>
            {member.membership.role === 'owner' && <Badge variant="honey">Owner</Badge>}
            {member.userId !== ownId &&
              hasHivePermission(group.isOwner ? 'owner' : 'member', 'remove') && (
                <Menu
                  label={`More about ${member.displayName}`}
                  items={[
                    {
                      name: 'Hand the hive over',
                      icon: <Icon name="crown" />,
                      onChoose: () => setQuestion({ command: 'handOverGroup', member }),
                    },
                    {
                      name: 'Send away',
                      icon: <Icon name="close" />,
                      variant: 'danger',
                      onChoose: () => setQuestion({ command: 'removeMember', member }),
                    },
                  ]}
                />
              )}
          </li>
        ))}
      </Stack>
      {members && (
        <p className={styles.note}>
          {members.length} of {maxHiveMembers} places {members.length === 1 ? 'is' : 'are'} taken.
        </p>
      )}
      {(['handOverGroup', 'removeMember'] as const).map((command) => (
        <HiveConfirmDialog
          key={command}
          command={command}
          group={group}
          member={question?.member}
          isOpen={question?.command === command}
          onClose={() => setQuestion(undefined)}
        />
      ))}
    </Stack>
  );
}
