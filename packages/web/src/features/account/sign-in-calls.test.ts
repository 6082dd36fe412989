import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerIdentityHandlers } from '../../api/identity.ts';
import { stubFetch } from '../../api/stub-fetch.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { authTestFormValues, transitions } from './auth-test/transitions.ts';
import { findPendingSignIn } from './login/supabase-callback-params.ts';
import { clearNewRecoveryCodes, getNewRecoveryCodes } from './recovery/new-recovery-codes.ts';
import * as calls from './sign-in-calls.ts';

const fetched = stubFetch();
const player = { userId: 'anna', kind: 'account', isAdmin: false };
const withCodes = { player, recoveryCodes: ['1111', '2222'] };
const options = { challenge: 'c1' };
const switchPlayer = vi.fn();
const assign = vi.fn();

const answer = (data: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify({ data })));
const sent = () =>
  fetched.mock.calls.map(([url, init]) => `${init?.method} ${url} ${init?.body ?? ''}`.trim());

/** Passkeys that answer with what they were asked for. */
function stubPasskeys(): void {
  const credential = (kind: string) => async (asked: { publicKey: object }) => ({
    toJSON: () => ({ kind, ...asked.publicKey }),
  });
  const parse = (json: object) => json;
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, {
      parseCreationOptionsFromJSON: parse,
      parseRequestOptionsFromJSON: parse,
    }),
  );
  vi.stubGlobal('navigator', {
    credentials: { create: credential('new'), get: credential('known') },
  });
}

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('location', { assign });
  stubPasskeys();
  registerIdentityHandlers({
    refreshIdentity: async () => {},
    switchPlayer,
    revalidateAdmin: () => {},
    revalidateSuspension: () => {},
    isSuspended: () => false,
  });
});
afterEach(() => {
  clearNewRecoveryCodes();
  vi.clearAllMocks();
});

describe('a way to sign in', () => {
  const credentials = { email: 'a@b.org', password: 'three quiet herons' };
  const signIn = (authenticate: () => Promise<unknown>) => authenticate();

  test.each<[string, () => Promise<unknown>, string[]]>([
    [
      'a password',
      () => calls.signInWithPassword(credentials),
      ['POST /api/auth/login {"email":"a@b.org","password":"three quiet herons"}'],
    ],
    [
      'a code of another device',
      () => calls.claimTransferCode('ABCD'),
      ['POST /api/auth/transfer/claim {"code":"ABCD"}'],
    ],
    [
      'the password of admins',
      () => calls.becomeAdmin('secret'),
      ['POST /api/auth/admin {"password":"secret"}'],
    ],
    [
      'a mail',
      () => calls.requestRecoveryMail('a@b.org'),
      ['POST /api/auth/forgot-password {"email":"a@b.org"}'],
    ],
  ])('by %s is one call', async (_way, use, requests) => {
    answer({ player });
    await use();
    expect(sent()).toEqual(requests);
  });

  test('by a passkey asks for it first, and signs in with it', async () => {
    answer({ options });
    answer({ player });
    expect(await calls.signInWithPasskey(signIn as never)).toEqual({ player });
    expect(sent()[1]).toContain('{"credential":{"kind":"known","challenge":"c1"}}');
  });

  test('by a new passkey asks for it with the password, if there is one', async () => {
    answer({ options });
    answer({ player });
    expect(await calls.registerWithPasskey(signIn as never, { password: 'p' })).toEqual({ player });
    expect(sent()[0]).toContain('{"password":"p"}');
    expect(sent()[1]).toContain('{"credential":{"kind":"new","challenge":"c1"}}');
  });
});

describe('new recovery codes', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['registering', () => calls.register({ email: 'a@b.org', password: 'p' }, () => {})],
    [
      'a recovery by code',
      () => calls.recoverByCode({ email: 'a@b.org', code: 'c', password: 'p' } as never),
    ],
    ['a new password', () => calls.resetPassword({ token: 't', password: 'p' } as never)],
  ])('after %s wait to be saved', async (_what, use) => {
    answer(withCodes);
    expect(await use()).toEqual(withCodes);
    expect(getNewRecoveryCodes('anna')).toEqual(['1111', '2222']);
    expect(getNewRecoveryCodes('ben')).toBeUndefined();
  });

  test('that are saved let the registration go on', async () => {
    const onCodesSaved = vi.fn();
    answer(withCodes);
    await calls.register({ email: 'a@b.org', password: 'p' }, onCodesSaved);
    expect(onCodesSaved).not.toHaveBeenCalled();
    clearNewRecoveryCodes();
    expect(onCodesSaved).toHaveBeenCalledOnce();
  });
});

describe('another provider', () => {
  test.each([
    [
      'leads to its page',
      { state: 's1', url: 'https://provider.test/' },
      [['https://provider.test/']],
    ],
    ['sends a link by mail', { state: 's1' }, []],
  ])('%s, and the way back is remembered', async (_what, reply, addresses) => {
    answer(reply);
    await calls.startSupabase({ provider: 'google' }, '/friends');
    expect(assign.mock.calls).toEqual(addresses);
    expect(findPendingSignIn('s1')).toEqual({ state: 's1', from: '/friends' });
  });

  test('has a token that is good for one reply', async () => {
    const pending = () => safeLocalStorage.read('supabase.expected');
    safeLocalStorage.write('supabase.expected', '{"state":"s1"}');
    fetched.mockRejectedValueOnce(new TypeError('no network'));
    await expect(calls.exchangeSupabaseToken('t')).rejects.toMatchObject({ code: 'offline' });
    expect(pending()).toBe('{"state":"s1"}');
    answer({ player });
    expect(await calls.exchangeSupabaseToken('t')).toEqual({ player });
    expect(pending()).toBe('');
    safeLocalStorage.write('supabase.expected', '{"state":"s1"}');
    fetched.mockResolvedValueOnce(
      new Response('{"error":{"code":"forbidden","message":""}}', { status: 403 }),
    );
    await expect(calls.exchangeSupabaseToken('t')).rejects.toMatchObject({ code: 'forbidden' });
    expect(pending()).toBe('');
  });
});

describe('the screen that tries identities', () => {
  const typed = { ...authTestFormValues.get(), email: 'a@b.org', password: 'p', code: 'ABCD' };

  test('begins with an address of its own', () => {
    expect(authTestFormValues.get()).toMatchObject({
      email: expect.stringMatching(/^tester-[a-z0-9]+@example\.org$/),
      password: 'three quiet herons',
      code: '',
    });
  });

  test.each([
    ['Register', '{"email":"a@b.org","password":"p"}'],
    ['SIGNED_IN by password', '{"email":"a@b.org","password":"p"}'],
    ['Claim the code', '{"code":"ABCD"}'],
    ['Become admin', '{"password":"p"}'],
    ['Resign as admin', ''],
  ])('%s makes the player of the reply the current one', async (name, body) => {
    answer({ player });
    await transitions[name]?.(typed);
    expect(sent()[0]).toMatch(/^(POST|DELETE) \/api\/auth\//);
    expect(sent()[0]?.endsWith(body)).toBe(true);
    expect(switchPlayer).toHaveBeenCalledExactlyOnceWith(player);
  });

  test.each([
    ['Start Supabase', '{"provider":"google"}'],
    ['Forged Supabase token', '{"accessToken":"forged.by.me"}'],
    ['Check orphaned data', '/check-orphaned-data'],
    ['Preview migration', '/migration-preview'],
    ['Make a transfer code', '/transfer'],
    ['End other sessions', 'DELETE'],
  ])('%s changes nobody', async (name, part) => {
    answer({ player });
    await transitions[name]?.(typed);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toContain(part);
    expect(switchPlayer).not.toHaveBeenCalled();
  });

  test('Migrate data takes the player from the preview', async () => {
    answer({ postHogId: 'anon_9' });
    answer({});
    await transitions['Migrate data']?.(typed);
    expect(sent()[1]).toContain('{"postHogId":"anon_9","supabaseId":"anon_1"');
  });

  test('Claim to be another asserts another player', async () => {
    answer({ player });
    await transitions['Claim to be another']?.(typed);
    const headers = new Headers(fetched.mock.lastCall?.[1]?.headers);
    expect(headers.get('x-user-id')).toBe('anon_somebody_else');
  });
});
