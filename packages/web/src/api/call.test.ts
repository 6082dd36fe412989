import { afterEach, describe, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { CallError } from './call-error.ts';
import {
  allowRevalidation,
  registerIdentityHandlers,
  revalidateIdentity,
  setCurrentPlayerId,
} from './identity.ts';
import { stubFetch } from './stub-fetch.ts';

const fetched = stubFetch();
const player = { userId: 'anon_1', displayName: 'Anna' };

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  fetched.mockResolvedValueOnce(new Response(text, { status, headers }));
}

const failureOf = async (promise: Promise<unknown>): Promise<CallError> => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CallError)) throw new Error(`expected a CallError, got ${error}`);
  return error;
};

const sent = () => {
  const [url, init] = fetched.mock.lastCall ?? [];
  return { url, init, headers: new Headers(init?.headers) };
};

const nobody = {
  refreshIdentity: async () => {},
  switchPlayer: () => {},
  revalidateAdmin: () => {},
  revalidateSuspension: () => {},
  isSuspended: () => false,
};

afterEach(() => {
  allowRevalidation();
  registerIdentityHandlers(nobody);
});

test('a query is sent, also where URLSearchParams has no size', async () => {
  vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never);
  answer(200, { data: { players: [] } });
  await call('searchPlayers', { query: { q: 'anna' } as never });
  vi.restoreAllMocks();
  expect(sent().url).toMatch(/\?q=anna$/);
});

describe('a call that is forbidden', () => {
  const forbidden = { error: { code: 'forbidden', message: 'Not yours.' } };

  test('has the admin looked at again, if it is for admins', async () => {
    const revalidateAdmin = vi.fn();
    registerIdentityHandlers({ ...nobody, revalidateAdmin });
    answer(403, forbidden);
    await failureOf(call('changeMe', { body: { displayName: 'Anna' } }));
    expect(revalidateAdmin).not.toHaveBeenCalled();
    answer(403, forbidden);
    await failureOf(call('searchPlayers', { query: { q: 'anna' } as never }));
    expect(revalidateAdmin).toHaveBeenCalledOnce();
  });

  test('because its player is suspended has that looked at again', async () => {
    const revalidateSuspension = vi.fn();
    registerIdentityHandlers({ ...nobody, revalidateSuspension });
    answer(403, { error: { code: 'suspended', message: 'For a week.' } });
    await failureOf(call('changeMe', { body: { displayName: 'Anna' } }));
    expect(revalidateSuspension).toHaveBeenCalledOnce();
  });
});

describe('a call', () => {
  test('unwraps the data, and sends the player’s id', async () => {
    answer(200, { data: { player } });
    expect(await call('changeMe', { body: { displayName: 'Anna' } })).toEqual({ player });
    const { url, init, headers } = sent();
    expect(url).toBe('/api/me');
    expect(init).toMatchObject({ method: 'PATCH', body: '{"displayName":"Anna"}' });
    expect(headers.get('x-user-id')).toBe('anon_1');
    expect(headers.get('content-type')).toBe('application/json');
  });

  test('without a body has no content type', async () => {
    answer(200, { data: { player } });
    await call('readSession');
    expect(sent().headers.has('content-type')).toBe(false);
  });

  test('on a group has the player’s id in its body too', async () => {
    answer(200, { data: { request: {} } });
    await call('cancelRequest', { body: { requestId: 'request_1' } });
    expect(sent().init?.body).toBe('{"requestId":"request_1","userId":"anon_1"}');
  });

  test('that is forbidden while suspended is not sent by a suspended player', async () => {
    registerIdentityHandlers({ ...nobody, isSuspended: () => true });
    expect((await failureOf(call('activeDances'))).code).toBe('suspended');
    expect(fetched).not.toHaveBeenCalled();
    answer(200, { data: { player } });
    expect(await call('readSession')).toEqual({ player });
  });

  test('has no timeout of its own', async () => {
    vi.useFakeTimers();
    try {
      const arrives = Promise.withResolvers<Response>();
      fetched.mockReturnValueOnce(arrives.promise);
      const ended = vi.fn();
      const pendingCall = call('readSession').finally(ended);
      await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
      expect(sent().init).not.toHaveProperty('signal');
      expect(ended).not.toHaveBeenCalled();
      arrives.resolve(Response.json({ data: { player } }));
      expect(await pendingCall).toEqual({ player });
    } finally {
      vi.useRealTimers();
    }
  });

  test('that opens the session sends no player id', async () => {
    answer(200, { data: { player } });
    await call('openSession');
    expect(sent().headers.has('x-user-id')).toBe(false);
  });

  test('sends a trace id, and names it in the error when nobody answers', async () => {
    const traces: string[] = [];
    for (const _call of [1, 2]) {
      fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      const { requestId = '' } = await failureOf(call('readSession'));
      const trace = new RegExp(`^00-${requestId}-[0-9a-f]{16}-00$`);
      expect(sent().headers.get('traceparent')).toMatch(trace);
      expect(requestId).toMatch(/^[0-9a-f]{32}$/);
      traces.push(requestId);
    }
    expect(new Set(traces).size).toBe(2);
  });

  test('that is refused throws the code, message, details and request id', async () => {
    const details = { fields: { displayName: 'Too short' } };
    answer(
      422,
      { error: { code: 'text_refused', message: 'No.', details } },
      { 'x-request-id': 'r1' },
    );
    const error = await failureOf(call('changeMe', { body: { displayName: 'x' } }));
    expect(error).toMatchObject({
      code: 'text_refused',
      status: 422,
      message: 'No.',
      details,
      requestId: 'r1',
    });
  });

  test.each([
    ['a page instead of JSON', 502, '<html>Bad gateway</html>'],
    ['JSON of another shape', 500, { oops: true }],
    ['success without data', 200, { ok: true }],
    ['nothing at all', 200, ''],
  ])('answered with %s is unexpected', async (_what, status, body) => {
    answer(status, body);
    expect(await failureOf(call('readSession'))).toMatchObject({ code: 'unexpected', status });
  });

  test('answered with an unknown code still has its message', async () => {
    answer(409, { error: { code: 'too_sunny', message: 'Wait.' } });
    expect(await failureOf(call('readSession'))).toMatchObject({ status: 409, message: 'Wait.' });
  });

  test('that never reached the server is offline', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await failureOf(call('readSession'))).toMatchObject({ code: 'offline', status: 0 });
  });

  test('that its caller aborted is no failure', async () => {
    const abort = new DOMException('gone', 'AbortError');
    fetched.mockRejectedValueOnce(abort);
    await expect(call('readSession')).rejects.toBe(abort);
  });
});

describe('an identity mismatch', () => {
  const refusal = { error: { code: 'identity_mismatch', message: 'Not you.' } };

  test('is reported once, until a call succeeds', async () => {
    const refreshIdentity = vi.fn<() => Promise<void>>();
    registerIdentityHandlers({
      refreshIdentity,
      switchPlayer: () => {},
      revalidateAdmin: () => {},
      revalidateSuspension: () => {},
      isSuspended: () => false,
    });
    answer(403, refusal);
    await failureOf(call('readSession'));
    answer(401, { error: { code: 'not_signed_in', message: 'Who?' } });
    await failureOf(call('readSession'));
    expect(refreshIdentity).toHaveBeenCalledTimes(1);

    answer(200, { data: { player } });
    await call('readSession');
    answer(403, refusal);
    await failureOf(call('readSession'));
    expect(refreshIdentity).toHaveBeenCalledTimes(2);
  });

  test('of a call from before the change is ignored', async () => {
    const refreshIdentity = vi.fn<() => Promise<void>>();
    registerIdentityHandlers({
      refreshIdentity,
      switchPlayer: () => {},
      revalidateAdmin: () => {},
      revalidateSuspension: () => {},
      isSuspended: () => false,
    });
    answer(403, refusal);
    const early = call('readSession');
    setCurrentPlayerId('anon_2');
    await failureOf(early);
    expect(refreshIdentity).not.toHaveBeenCalled();
  });

  test('rejects a call that was queued for another player', async () => {
    const pendingCall = Promise.withResolvers<void>();
    registerIdentityHandlers({
      refreshIdentity: () => pendingCall.promise,
      switchPlayer: () => {},
      revalidateAdmin: () => {},
      revalidateSuspension: () => {},
      isSuspended: () => false,
    });
    revalidateIdentity('anon_1');
    const waiting = call('readSession');
    setCurrentPlayerId('anon_2');
    pendingCall.resolve();
    expect(await failureOf(waiting)).toMatchObject({ code: 'identity_mismatch' });
    expect(fetched).not.toHaveBeenCalled();
  });
});
