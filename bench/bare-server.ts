import fastify from 'fastify';
import { calls } from '../packages/contract/src/index.ts';
import { compileJsonWriter } from '../packages/server/src/platform/http/json-writer.ts';

/**
 * A route that does nothing, and one that reads its body and checks, cuts and writes its reply by the schemas of
 * submitDaily, with the code that the product has for it, and does nothing else.
 */
const call = calls.find(({ name }) => name === 'submitDaily');
if (!call?.body) throw new Error('submitDaily is not in the contract.');
const { body } = call;
const write = compileJsonWriter(call.reply);

const app = fastify();
let sample: unknown;
app.post('/sample', async (request) => {
  sample = request.body;
  return {};
});
app.post('/empty', async () => '{}');
app.post('/bare', async (request, reply) => {
  body.parse(request.body);
  reply.type('application/json; charset=utf-8');
  const text = write(sample);
  if (text === undefined) throw new Error('The sample does not fit.');
  return `{"data":${text}}`;
});
app.get('/api/metrics', async () => {
  const { user, system } = process.cpuUsage();
  return `process_cpu_seconds_total ${(user + system) / 1e6}\n`;
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
