import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../platform/memory-storage.ts';
import { createConsentStore } from './consent-store.ts';

const now = new Date('2026-11-15T08:30:00Z');

function makeBrowser() {
  const stored = new Map<string, string>();
  const tabs: ((event: { key: string | null }) => void)[] = [];
  return {
    stored,
    openTab() {
      let hear: (event: { key: string | null }) => void = () => {};
      const storage = {
        ...createMemoryStorage(stored),
        write(key: string, value: string) {
          stored.set(key, value);
          for (const tab of tabs) if (tab !== hear) tab({ key });
        },
      };
      return createConsentStore(storage, {
        addEventListener(_type, listener) {
          hear = listener;
          tabs.push(listener);
        },
      });
    },
    clear() {
      stored.clear();
      for (const tab of tabs) tab({ key: null });
    },
    dispatchStorageEvent(key: string) {
      for (const tab of tabs) tab({ key });
    },
  };
}

test('a decision is kept as a record and as a flag', () => {
  const { stored, openTab } = makeBrowser();
  const record = openTab().decide('modal_decline', now);
  expect(JSON.parse(stored.get('consent.record') ?? '')).toEqual(record);
  expect(stored.get('trackingConsent')).toBe('denied');
});

test('another visit reads it', () => {
  const browser = makeBrowser();
  const record = browser.openTab().decide('modal_accept', now);
  expect(browser.openTab().get()).toEqual({ record, flag: 'granted' });
});

test('another tab is notified', () => {
  const { openTab } = makeBrowser();
  const [one, other] = [openTab(), openTab()];
  let heard = 0;
  other.subscribe(() => {
    heard += 1;
  });
  one.decide('modal_accept', now);
  expect(heard).toBeGreaterThan(0);
  expect(other.get().record?.status).toBe('granted');
  expect(other.decide('settings_revoke', now).previousStatus).toBe('granted');
  expect(one.get().record?.status).toBe('denied');
});

test('other storage keys notify nobody', () => {
  const { openTab, dispatchStorageEvent } = makeBrowser();
  const tab = openTab();
  const before = tab.get();
  dispatchStorageEvent('ui.theme');
  expect(tab.get()).toBe(before);
});

test('cleared storage counts as unanswered', () => {
  const { openTab, clear } = makeBrowser();
  const tab = openTab();
  tab.decide('modal_accept', now);
  clear();
  expect(tab.get()).toEqual({ record: undefined, flag: undefined });
});

test('the first badge number stays', () => {
  const tab = makeBrowser().openTab();
  tab.saveBadgeNumber(1);
  expect(tab.get().record).toBeUndefined();
  tab.decide('modal_accept', now);
  tab.saveBadgeNumber(1050);
  tab.saveBadgeNumber(1051);
  tab.decide('settings_revoke', now);
  expect(tab.get().record).toMatchObject({ status: 'denied', badgeNumber: 1050 });
});
