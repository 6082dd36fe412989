import { parseJson } from '../../platform/parse-json.ts';
import type { KeyValueStorage } from '../../platform/safe-storage.ts';

/** An answer to another version doesn't count. */
const consentVersion = 'v1.0';

const statusAfter = {
  modal_accept: 'granted',
  modal_decline: 'denied',
  settings_enable: 'granted',
  settings_revoke: 'denied',
} as const;

export type ConsentMethod = keyof typeof statusAfter;
export type ConsentStatus = (typeof statusAfter)[ConsentMethod];

export interface ConsentRecord {
  status: ConsentStatus;
  timestamp: string;
  version: typeof consentVersion;
  method: ConsentMethod;
  previousStatus: ConsentStatus | 'unset';
  /** Assigned by the server, once. */
  badgeNumber?: number;
}

export const consentKeys = {
  record: 'consent.record',
  /** The bare answer, independent of the version. */
  flag: 'trackingConsent',
} as const;

export function decideConsent(
  previous: ConsentRecord | undefined,
  method: ConsentMethod,
  now: Date,
): ConsentRecord {
  return {
    status: statusAfter[method],
    timestamp: now.toISOString(),
    version: consentVersion,
    method,
    previousStatus: previous?.status ?? 'unset',
    ...(previous?.badgeNumber !== undefined && { badgeNumber: previous.badgeNumber }),
  };
}

/** Undefined without a valid answer: then it is asked again. */
export function readConsent(storage: Pick<KeyValueStorage, 'read'>): ConsentRecord | undefined {
  const found = parseJson(storage.read(consentKeys.record));
  if (typeof found !== 'object' || found === null) return undefined;
  const { status, timestamp, version, method, previousStatus, badgeNumber } = found as Partial<
    Record<keyof ConsentRecord, unknown>
  >;
  if (version !== consentVersion || !isMethod(method) || statusAfter[method] !== status)
    return undefined;
  if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp))) return undefined;
  return {
    status: statusAfter[method],
    timestamp,
    version,
    method,
    previousStatus: isStatus(previousStatus) ? previousStatus : 'unset',
    ...(isBadgeNumber(badgeNumber) && { badgeNumber }),
  };
}

export function readConsentFlag(storage: Pick<KeyValueStorage, 'read'>): ConsentStatus | undefined {
  const flag = storage.read(consentKeys.flag);
  return isStatus(flag) ? flag : undefined;
}

interface Facts {
  record: ConsentRecord | undefined;
  /** The last answer to any version. */
  flag?: ConsentStatus | undefined;
  gpc: boolean;
  dnt: boolean;
}

/** First-party tracking: allowed unless refused, here or by a browser setting. */
export function isTrackingAllowed({ record, flag, gpc, dnt }: Facts): boolean {
  if (record) return record.status === 'granted';
  return flag !== 'denied' && !gpc && !dnt;
}

/** When consent to exactly this version was given; undefined without it. */
export function readProviderConsent({ record }: Pick<Facts, 'record'>): string | undefined {
  return record?.status === 'granted' ? record.timestamp : undefined;
}

const isMethod = (value: unknown): value is ConsentMethod =>
  typeof value === 'string' && Object.hasOwn(statusAfter, value);

const isStatus = (value: unknown): value is ConsentStatus =>
  value === 'granted' || value === 'denied';

const isBadgeNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
