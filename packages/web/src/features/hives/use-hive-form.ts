import {
  descriptionAdvice,
  hiveNameAdvice,
  inviteCodeAdvice,
  type JoinPolicy,
  readDescription,
  readHiveName,
  readInviteCode,
} from '@bee-jinx/game';
import { useState } from 'react';

export interface HiveWish {
  name: string;
  description: string;
  joinPolicy: JoinPolicy;
  inviteCode: string;
}

type Faults = Partial<Record<'name' | 'description' | 'inviteCode', string>>;

/** What is typed, read by the rules that the server will use. */
export function useHiveForm(first: HiveWish) {
  const [wish, setWish] = useState(first);
  const [faults, setFaults] = useState<Faults>({});

  function change(part: Partial<HiveWish>): void {
    setWish((before) => ({ ...before, ...part }));
    setFaults((before) => {
      const after = { ...before };
      for (const field of Object.keys(part)) delete after[field as keyof Faults];
      return after;
    });
  }

  /** Undefined where something has to be mended first. */
  function read(): HiveWish | undefined {
    const found = faultsOf(wish);
    setFaults(found);
    return Object.keys(found).length === 0 ? wish : undefined;
  }

  return { wish, faults, change, read };
}

export type HiveFields = Pick<ReturnType<typeof useHiveForm>, 'wish' | 'faults' | 'change'>;

function faultsOf({ name, description, inviteCode }: HiveWish): Faults {
  const ruling = readHiveName(name);
  const isOwnCode = inviteCode.trim() !== '';
  return {
    ...(!ruling.ok && { name: hiveNameAdvice[ruling.fault] }),
    ...(readDescription(description) === null && { description: descriptionAdvice }),
    ...(isOwnCode && !readInviteCode(inviteCode) && { inviteCode: inviteCodeAdvice }),
  };
}
