import { fuzz } from '../packages/server/src/testing/fuzz/fuzz.ts';
import { startTestServer } from '../packages/server/src/testing/test-server.ts';

/** npm run fuzz [-- count [seed]] */
const [count = '100000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
console.log(`Sending ${count} hostile requests, seed ${seed} …`);
const server = await startTestServer({ settings: { LOG_LEVEL: 'silent' } });
const start = performance.now();
const { statuses, slowestMs, slowestCall, faults } = await fuzz(server, {
  count: Number(count),
  seed: Number(seed),
});
await server.stop();

for (const [status, number] of Object.entries(statuses)) console.log(`${status}  ${number}`);
console.log(
  `${Math.round((performance.now() - start) / 1000)} s; slowest ${Math.round(slowestMs)} ms (${slowestCall})`,
);
for (const fault of faults.slice(0, 20)) console.log(fault);
console.log(
  faults.length === 0 ? 'No 500, nothing slower than a second.' : `${faults.length} faults`,
);
process.exit(faults.length === 0 ? 0 : 1);
