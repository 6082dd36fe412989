import { expect, test } from 'vitest';
import {
  answerInPieces,
  answerWhole,
  type EndpointAnswer,
  useTestLanguageModel,
} from '../../testing/test-language-model.ts';
import { LanguageModel } from './language-model.ts';

const endpoint = useTestLanguageModel();

const ask = (options: { timeoutMs?: number; url?: string; apiKey?: undefined } = {}) => {
  const settings = { baseUrl: endpoint.baseUrl, apiKey: 'a-key', name: 'gpt-5', prices: undefined };
  const { url: baseUrl = endpoint.baseUrl, apiKey = settings.apiKey } = options;
  const given = 'apiKey' in options ? { apiKey: undefined } : { apiKey };
  return new LanguageModel({ ...settings, baseUrl, ...given }, options).ask('Say a word.');
};
const none = { tokensIn: 0, tokensOut: 0 };
const some = { tokensIn: 120, tokensOut: 8 };

test('an answer that comes in pieces is read, wherever they are cut', async () => {
  endpoint.answer = answerInPieces(['sa', 'n', 'd']);
  expect(await ask()).toEqual({ ok: true, text: 'sand', ...some });
  expect(endpoint.asked).toEqual([
    {
      authorization: 'Bearer a-key',
      body: {
        model: 'gpt-5',
        messages: [{ role: 'user', content: 'Say a word.' }],
        max_completion_tokens: 2000,
        stream: true,
        stream_options: { include_usage: true },
      },
    },
  ]);
});

test('an answer that comes as a whole is read, and no key is sent where there is none', async () => {
  endpoint.answer = answerWhole({ content: 'Sand.' });
  expect(await ask({ apiKey: undefined })).toEqual({ ok: true, text: 'Sand.', ...some });
  expect(endpoint.asked).toMatchObject([{ authorization: undefined }]);
});

test('an answer that doesn’t say what it used counts as nothing', async () => {
  const choices = [{ message: { content: 'sand' }, finish_reason: 'stop' }];
  endpoint.answer = (response) => response.end(JSON.stringify({ choices }));
  expect(await ask()).toEqual({ ok: true, text: 'sand', ...none });
});

const reply =
  (status: number, body: string): EndpointAnswer =>
  (response) =>
    response.writeHead(status).end(body);
const endless: EndpointAnswer = (response) => {
  const write = () => {
    while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
  };
  response.on('drain', write);
  write();
};

test.each<[string, EndpointAnswer, string, string, object]>([
  [
    'a refusal',
    answerWhole({ content: null, refusal: 'I would rather not.' }),
    'refused',
    'I would rather not.',
    some,
  ],
  [
    'a refusal in pieces',
    answerInPieces(['I would ', 'rather not.'], { field: 'refusal' }),
    'refused',
    'I would rather not.',
    some,
  ],
  [
    'a long refusal',
    answerWhole({ refusal: 'x'.repeat(201) }),
    'refused',
    `${'x'.repeat(200)}…`,
    some,
  ],
  [
    'a refusal that fits',
    answerWhole({ refusal: 'x'.repeat(200) }),
    'refused',
    'x'.repeat(200),
    some,
  ],
  [
    'a content filter',
    answerWhole({ content: '' }, 'content_filter'),
    'refused',
    'A content filter stopped it.',
    some,
  ],
  [
    'no word for all its tokens',
    answerWhole({ content: ' ' }, 'length'),
    'malformed',
    'It thought until its tokens were used up.',
    some,
  ],
  ['silence', answerWhole({ content: ' ' }), 'malformed', 'It said nothing.', some],
  [
    'an answer that breaks off',
    answerInPieces(['sa'], { isCut: true }),
    'malformed',
    'The answer broke off.',
    none,
  ],
  [
    'what is no completion',
    reply(200, '{"hello": 1}'),
    'malformed',
    'That was no chat completion.',
    none,
  ],
  ['nothing', reply(200, 'null'), 'malformed', 'That was no chat completion.', none],
  ['what is no JSON', reply(200, '<html>'), 'malformed', 'That was no JSON.', none],
  [
    'a wrong key',
    reply(401, '{"error":{"message" : "Wrong key."}}'),
    'turned_away',
    '401 Wrong key.',
    none,
  ],
  ['too much at once', reply(429, ''), 'turned_away', '429', none],
  ['an answer that never ends', endless, 'malformed', 'The answer did not end.', none],
])('%s is told', async (_what, answer, fault, says, tokens) => {
  endpoint.answer = answer;
  expect(await ask()).toEqual({ ok: false, fault, says, ...tokens });
});

test('an answer is waited for no longer than it should', async () => {
  endpoint.answer = () => {};
  expect(await ask({ timeoutMs: 50 })).toEqual({
    ok: false,
    fault: 'timed_out',
    says: 'No answer within 0.05 s.',
    ...none,
  });
});

test('an address where nobody is is told', async () => {
  expect(await ask({ url: 'http://127.0.0.1:9/v1' })).toEqual({
    ok: false,
    fault: 'unreachable',
    says: 'Nobody answers at that address.',
    ...none,
  });
});
