import { expect, test } from 'vitest';
import { CallError, isRefusal, isServerUnavailable } from './call-error.ts';
import { readReply } from './reply.ts';

const reply = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const fault = { code: 'not_found', message: 'There is none.', details: { id: 7 } };

test('a reply is its data', async () => {
  expect(await readReply(reply({ data: { word: 'tide' } }))).toEqual({ word: 'tide' });
  expect(await readReply(reply({ data: null }))).toBeNull();
});

test('a failure is thrown with its code, message, details and the id of the request', async () => {
  const response = reply({ error: fault }, { status: 404, headers: { 'x-request-id': 'r1' } });
  const error = await readReply(response, 'sent').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ ...fault, status: 404, requestId: 'r1' });
});

test('without an id of its own, a failure has the one that the request was sent with', async () => {
  await expect(readReply(reply({ error: fault }, { status: 404 }), 'sent')).rejects.toMatchObject({
    requestId: 'sent',
  });
});

test.each([
  ['data of a failure', { data: 1 }, 500],
  ['no data', { other: 1 }, 200],
  ['a text', 'data', 200],
  ['nothing', null, 200],
  ['an error without a code', { error: { message: 'x' } }, 500],
  ['an error without a message', { error: { code: 'x' } }, 500],
  ['an error that is a text', { error: 'x' }, 500],
])('%s is unexpected', async (_case, body, status) => {
  await expect(readReply(reply(body, { status }))).rejects.toMatchObject({
    code: 'unexpected',
    status,
  });
});

test('what is no JSON is unexpected, but a reading that was aborted stays that', async () => {
  const html = new Response('<html>', { status: 502 });
  await expect(readReply(html)).rejects.toMatchObject({ code: 'unexpected', status: 502 });
  const failing = (error: Error) =>
    Object.assign(new Response(''), { json: () => Promise.reject(error) });
  const aborted = new DOMException('Stopped.', 'AbortError');
  await expect(readReply(failing(aborted))).rejects.toBe(aborted);
  await expect(readReply(failing(new DOMException('Other.', 'DataError')))).rejects.toMatchObject({
    code: 'unexpected',
  });
  const named = Object.assign(new Error('Not by the browser.'), { name: 'AbortError' });
  await expect(readReply(failing(named))).rejects.toMatchObject({ code: 'unexpected' });
});

test.each([
  ['a page of a proxy', new Response('<html>', { status: 403 })],
  ['a page of a captive portal', new Response('<html>')],
  ['a body that was cut off', new Response('{"data":{"wo')],
  [
    'a body that takes too long',
    Object.assign(new Response(''), {
      json: () => Promise.reject(new DOMException('No reply in time', 'TimeoutError')),
    }),
  ],
])('%s is no refusal: the server counts as unavailable', async (_case, response) => {
  const error = await readReply(response).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect(isServerUnavailable(error)).toBe(true);
  expect(isRefusal(error)).toBe(false);
});
