import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>();

/** A page of its own, whose visitor has answered the question. */
async function loadPage() {
  vi.resetModules();
  const { sendConsentDecision } = await import('./send-consent-decision.ts');
  const { consent, saveConsent } = await import('../../domain/consent/consent.ts');
  const { setCurrentPlayerId } = await import('../../api/identity.ts');
  const { setAuthFlags } = await import('../../domain/account/auth-flags.ts');
  const become = (userId: string, kind: 'anonymous' | 'account') => {
    setCurrentPlayerId(userId);
    setAuthFlags({ kind, isAdmin: false });
  };
  become('guest_1', 'anonymous');
  return { sendConsentDecision, consent, saveConsent, become };
}
const answer = (data: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify({ data })));
const refuse = (code: string, status: number) =>
  fetched.mockResolvedValueOnce(
    new Response(JSON.stringify({ error: { code, message: '' } }), { status }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test('nothing is sent before there is an answer', async () => {
  const { sendConsentDecision } = await loadPage();
  await sendConsentDecision();
  expect(fetched).not.toHaveBeenCalled();
});

test('a decision is sent once, and its badge number is kept', async () => {
  const { consent, saveConsent, sendConsentDecision } = await loadPage();
  const record = saveConsent('modal_accept');
  answer({ badgeNumber: 7 });
  await sendConsentDecision();
  const { event, getBadgeNumber } = JSON.parse(String(fetched.mock.lastCall?.[1]?.body));
  expect(getBadgeNumber).toBe(true);
  expect(event).toMatchObject({ eventType: 'CONSENT_DECISION' });
  expect(event.eventData).toMatchObject({ timestamp: record.timestamp });
  expect(consent.get().record?.badgeNumber).toBe(7);
  await sendConsentDecision();
  expect(fetched).toHaveBeenCalledOnce();
});

test('a decision is sent once for each anonymous player of this browser, and one badge number is assigned', async () => {
  const { become, saveConsent, sendConsentDecision } = await loadPage();
  const { timestamp } = saveConsent('modal_decline');
  fetched.mockImplementation(async () => new Response('{"data":{}}'));
  await sendConsentDecision();
  become('guest_2', 'anonymous');
  await sendConsentDecision();
  await sendConsentDecision();
  const bodies = fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  expect(bodies).toMatchObject([
    { event: { eventData: { timestamp } }, getBadgeNumber: true },
    { event: { eventData: { timestamp } }, getBadgeNumber: false },
  ]);
});

test('the decision of a guest is not sent for the account that signs in, but its own is', async () => {
  const { become, saveConsent, sendConsentDecision } = await loadPage();
  saveConsent('modal_accept');
  fetched.mockImplementation(async () => new Response('{"data":{}}'));
  await sendConsentDecision();
  become('account_1', 'account');
  await sendConsentDecision();
  expect(fetched).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  saveConsent('settings_revoke');
  await sendConsentDecision();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a decision is sent again until the server has it', async () => {
  const { saveConsent, sendConsentDecision } = await loadPage();
  saveConsent('modal_accept');
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  await sendConsentDecision();
  expect(fetched).toHaveBeenCalledOnce();
  answer({});
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('calls that fail share one retry', async () => {
  const { saveConsent, sendConsentDecision } = await loadPage();
  saveConsent('modal_accept');
  fetched.mockRejectedValue(new TypeError('no network'));
  await Promise.all([sendConsentDecision(), sendConsentDecision(), sendConsentDecision()]);
  expect(fetched).toHaveBeenCalledTimes(3);
  await vi.advanceTimersToNextTimerAsync();
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(vi.getTimerCount()).toBe(1);
});

test.each([
  ['invalid_input', 400],
  ['suspended', 403],
])('a decision that is refused with %s is not sent again', async (code, status) => {
  const { saveConsent, sendConsentDecision } = await loadPage();
  saveConsent('modal_accept');
  refuse(code, status);
  await sendConsentDecision();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetched).toHaveBeenCalledOnce();
});
