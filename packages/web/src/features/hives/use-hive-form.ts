import {
  hiveDescriptionMessage,
  hiveNameFaultMessages,
  inviteCodeMessage,
  type JoinPolicy,
  parseHiveDescription,
  parseHiveName,
  parseInviteCode,
} from '@bee-jinx/game';
import { useState } from 'react';

export interface HiveFormValues {
  name: string;
  description: string;
  joinPolicy: JoinPolicy;
  inviteCode: string;
}

type Faults = Partial<Record<'name' | 'description' | 'inviteCode', string>>;

/** What is typed, read by the rules that the server will use. */
export function useHiveForm(first: HiveFormValues) {
  const [values, setWish] = useState(first);
  const [faults, setFaults] = useState<Faults>({});

  function change(part: Partial<HiveFormValues>): void {
    setWish((before) => ({ ...before, ...part }));
    setFaults((before) => {
      const after = { ...before };
      for (const field of Object.keys(part)) delete after[field as keyof Faults];
      return after;
    });
  }

  /** Undefined where something has to be mended first. */
  function validate(): HiveFormValues | undefined {
    const found = faultsOf(values);
    setFaults(found);
    return Object.keys(found).length === 0 ? values : undefined;
  }

  return { wish: values, faults, change, read: validate };
}

export type HiveFields = Pick<ReturnType<typeof useHiveForm>, 'wish' | 'faults' | 'change'>;

function faultsOf({ name, description, inviteCode }: HiveFormValues): Faults {
  const ruling = parseHiveName(name);
  const isOwnCode = inviteCode.trim() !== '';
  return {
    ...(!ruling.ok && { name: hiveNameFaultMessages[ruling.fault] }),
    ...(parseHiveDescription(description) === null && { description: hiveDescriptionMessage }),
    ...(isOwnCode && !parseInviteCode(inviteCode) && { inviteCode: inviteCodeMessage }),
  };
}
