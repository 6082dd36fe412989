import {
  hiveDescriptionMessage,
  hiveNameFaultMessages,
  hiveNameLength,
  inviteCodeMessage,
  type JoinPolicy,
  maxHiveDescriptionCharacters,
  parseHiveDescription,
  parseHiveName,
  parseInviteCode,
} from '@bee-jinx/game';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { TextArea } from '../../ui/text-area/TextArea.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import { InviteCodeField } from './InviteCodeField.tsx';
import type { useGroupCommand } from './use-group-command.ts';

export interface HiveFormValues {
  name: string;
  description: string;
  joinPolicy: JoinPolicy;
  inviteCode: string;
}

type Faults = Partial<Record<'name' | 'description' | 'inviteCode', string>>;

interface HiveFormSheetProps extends SheetState {
  title: string;
  action: string;
  initial: HiveFormValues;
  /** The code that the hive has already. */
  ownCode?: string;
  command: Pick<ReturnType<typeof useGroupCommand>, 'isBusy' | 'fault'>;
  onSubmit(values: HiveFormValues): void;
}

export interface SheetState {
  isOpen: boolean;
  onClose(): void;
}

const policyText = {
  open: 'Whoever has the link or the code walks in.',
  approval: 'You decide about each one who asks.',
} as const;

/** For a new hive and for changes, validated by the rules of the server. */
export function HiveFormSheet({
  title,
  action,
  initial,
  ownCode,
  command,
  onSubmit,
  ...sheet
}: HiveFormSheetProps) {
  const formId = useId();
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults>({});

  function change(part: Partial<HiveFormValues>): void {
    setValues((before) => ({ ...before, ...part }));
    setFaults((before) => {
      const after = { ...before };
      for (const field of Object.keys(part)) delete after[field as keyof Faults];
      return after;
    });
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const found = validate(values);
    setFaults(found);
    if (Object.keys(found).length === 0) onSubmit(values);
  }

  return (
    <Sheet
      {...sheet}
      title={title}
      actions={
        <Button type="submit" form={formId} isBusy={command.isBusy}>
          {action}
        </Button>
      }
    >
      <Stack as="form" gap={4} id={formId} onSubmit={submit} noValidate>
        <TextField
          label="Name"
          hint={`Up to ${hiveNameLength.max} characters.`}
          value={values.name}
          fault={faults.name}
          dir="auto"
          autoComplete="off"
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <TextArea
          label="What it is about, if you like"
          rows={2}
          max={maxHiveDescriptionCharacters}
          value={values.description}
          fault={faults.description}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
        <Segmented<JoinPolicy>
          legend="Who can join"
          choices={[
            { value: 'open', name: 'Anyone invited' },
            { value: 'approval', name: 'Those I let in' },
          ]}
          chosen={values.joinPolicy}
          onChoose={(joinPolicy) => change({ joinPolicy })}
          hint={policyText[values.joinPolicy]}
        />
        <InviteCodeField
          value={values.inviteCode}
          fault={faults.inviteCode}
          ownCode={ownCode}
          onChange={(inviteCode) => change({ inviteCode })}
        />
        <Fault>{command.fault}</Fault>
      </Stack>
    </Sheet>
  );
}

function validate({ name, description, inviteCode }: HiveFormValues): Faults {
  const ruling = parseHiveName(name);
  const isOwnCode = inviteCode.trim() !== '';
  return {
    ...(!ruling.ok && { name: hiveNameFaultMessages[ruling.fault] }),
    ...(parseHiveDescription(description) === null && { description: hiveDescriptionMessage }),
    ...(isOwnCode && !parseInviteCode(inviteCode) && { inviteCode: inviteCodeMessage }),
  };
}
