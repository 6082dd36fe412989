import fastify from 'fastify';
import { calls } from '../packages/contract/src/index.ts';

/** A route that reads its body and checks its reply with the schemas of submitDaily, and does nothing else. */
const call = calls.find(({ name }) => name === 'submitDaily');
if (!call?.body) throw new Error('submitDaily is not in the contract.');
const { body, reply } = call;

const app = fastify();
let sample: unknown;
app.post('/sample', async (request) => {
  sample = request.body;
  return {};
});
app.post('/bare', async (request) => {
  body.parse(request.body);
  return { data: reply.parse(sample) };
});
app.get('/api/metrics', async () => {
  const { user, system } = process.cpuUsage();
  return `process_cpu_seconds_total ${(user + system) / 1e6}\n`;
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
