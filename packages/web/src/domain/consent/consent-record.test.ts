import { describe, expect, test } from 'vitest';
import {
  type ConsentRecord,
  decideConsent,
  isTrackingAllowed,
  readConsent,
  readConsentFlag,
  readProviderConsent,
} from './consent-record.ts';

const now = new Date('2026-11-15T08:30:00Z');

const granted = decideConsent(undefined, 'modal_accept', now);
const denied = decideConsent(undefined, 'modal_decline', now);

const read = (stored: Record<string, string>) =>
  readConsent({ read: (key) => stored[key] ?? null });
const readRecord = (value: unknown) => read({ 'consent.record': JSON.stringify(value) });

describe('a decision', () => {
  test.each([
    // before, method → after, before as recorded
    [undefined, 'modal_accept', 'granted', 'unset'],
    [undefined, 'modal_decline', 'denied', 'unset'],
    [undefined, 'settings_enable', 'granted', 'unset'],
    [undefined, 'settings_revoke', 'denied', 'unset'],
    [granted, 'settings_revoke', 'denied', 'granted'],
    [granted, 'modal_accept', 'granted', 'granted'],
    [denied, 'settings_enable', 'granted', 'denied'],
    [denied, 'modal_decline', 'denied', 'denied'],
  ] as const)('%#: by %2$s it is %3$s, after %4$s', (before, method, status, previousStatus) => {
    expect(decideConsent(before, method, now)).toEqual({
      status,
      timestamp: '2026-11-15T08:30:00.000Z',
      version: 'v1.0',
      method,
      previousStatus,
    });
  });

  test('keeps the badge number of the one before', () => {
    const numbered: ConsentRecord = { ...granted, badgeNumber: 1050 };
    expect(decideConsent(numbered, 'settings_revoke', now).badgeNumber).toBe(1050);
  });
});

describe('a stored record', () => {
  test('is read as it was written', () => {
    const record = { ...granted, badgeNumber: 7 };
    expect(readRecord(record)).toEqual(record);
  });

  test.each([
    ['nothing', {}],
    ['no JSON', { 'consent.record': 'granted' }],
    ['half of a record', { 'consent.record': '{"status":"granted"' }],
    ['a flag alone', { trackingConsent: 'granted' }],
  ])('counts as unanswered when it is %s', (_what, stored) => {
    expect(read(stored)).toBeUndefined();
  });

  test.each([
    ['null', null],
    ['a number', 42],
    ['a list', [granted]],
    ['of an older version', { ...granted, version: 'v0.9' }],
    ['of a newer version', { ...granted, version: 'v1.1' }],
    ['of no known status', { ...granted, status: 'maybe' }],
    ['by no known method', { ...granted, method: 'toString' }],
    ['granted by a decline', { ...granted, method: 'modal_decline' }],
    ['from no time at all', { ...granted, timestamp: 'yesterday' }],
    ['without a time', { ...granted, timestamp: undefined }],
  ])('counts as unanswered when the record is %s', (_what, record) => {
    expect(readRecord(record)).toBeUndefined();
  });

  test.each([0, -1, 1.5, '7', null])('a badge number of %j is left out', (badgeNumber) => {
    expect(readRecord({ ...granted, badgeNumber })).toEqual(granted);
  });

  test('an unknown previous status is dropped', () => {
    expect(readRecord({ ...denied, previousStatus: 'maybe' })?.previousStatus).toBe('unset');
  });

  test('unknown fields are dropped', () => {
    expect(readRecord({ ...granted, isAdmin: true })).toEqual(granted);
  });

  test.each([
    ['granted', 'granted'],
    ['denied', 'denied'],
    ['true', undefined],
  ])('the flag %j is %j', (stored, flag) => {
    expect(readConsentFlag({ read: () => stored })).toBe(flag);
  });
});

describe('what is allowed', () => {
  test.each([
    // record, old flag, GPC, DNT → first party, provider
    [undefined, undefined, false, false, true, false],
    [undefined, undefined, true, false, false, false],
    [undefined, undefined, false, true, false, false],
    [undefined, 'granted', false, false, true, false],
    [undefined, 'granted', true, false, false, false],
    [undefined, 'denied', false, false, false, false],
    [granted, 'granted', false, false, true, true],
    [granted, 'granted', true, true, true, true],
    [denied, 'denied', false, false, false, false],
    [denied, 'denied', true, false, false, false],
  ] as const)('%#', (record, flag, gpc, dnt, firstParty, provider) => {
    expect(isTrackingAllowed({ record, flag, gpc, dnt })).toBe(firstParty);
    expect(readProviderConsent({ record })).toBe(provider ? now.toISOString() : undefined);
  });
});
