import { hiveNameLength, maxHiveDescriptionCharacters } from '@bee-jinx/game';
import type { ReactNode } from 'react';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { TextArea } from '../../ui/text-area/TextArea.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import { InviteCodeField } from './InviteCodeField.tsx';
import type { HiveFields } from './use-hive-form.ts';

interface HiveFormProps extends HiveFields {
  /** The code that the hive has already. */
  ownCode?: string | undefined;
  children?: ReactNode;
}

const policyText = {
  open: 'Whoever has the link or the code walks in.',
  approval: 'You decide about each one who asks.',
} as const;

/** Of a new hive, and of one that changes. */
export function HiveForm({ wish, faults, change, ownCode, children }: HiveFormProps) {
  return (
    <>
      <TextField
        label="Name"
        hint={`Up to ${hiveNameLength.max} characters.`}
        value={wish.name}
        fault={faults.name}
        dir="auto"
        autoComplete="off"
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextArea
        label="What it is about, if you like"
        rows={2}
        max={maxHiveDescriptionCharacters}
        value={wish.description}
        fault={faults.description}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      <Segmented<'open' | 'approval'>
        legend="Who can join"
        choices={[
          { value: 'open', name: 'Anyone invited' },
          { value: 'approval', name: 'Those I let in' },
        ]}
        chosen={wish.joinPolicy}
        onChoose={(joinPolicy) => change({ joinPolicy })}
        hint={policyText[wish.joinPolicy]}
      />
      <InviteCodeField
        value={wish.inviteCode}
        fault={faults.inviteCode}
        ownCode={ownCode}
        onChange={(inviteCode) => change({ inviteCode })}
      />
      {children}
    </>
  );
}
