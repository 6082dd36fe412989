import { root } from './process/root.ts';
import { Cluster } from './services/cluster.ts';
import { installMissingServices } from './services/install-services.ts';
import { exitUnlessBuilt } from './web-build/build.ts';

/** npm run cluster [-- 3]: several servers behind a load balancer, on throwaway data, until Ctrl-C. */
const count = Number(process.argv[2] ?? 3);
if (!Number.isInteger(count) || count < 1 || count > 20) {
  console.error('How many servers? npm run cluster -- 3');
  process.exit(1);
}
const missing = await installMissingServices(['PostgreSQL', 'Redis', 'HAProxy']);
if (missing.length > 0) {
  console.error(`Needed and not installed: ${missing.join(', ')}.`);
  process.exit(1);
}
await exitUnlessBuilt(root);
const port = Number(process.env.PORT ?? 3000);
const cluster = await Cluster.start({ servers: count, port, settings: { RATE_LIMIT: 'on' } });
console.log(`🐝 Bee Jinx is open: ${cluster.url}`);
for (const [index, url] of cluster.serverUrls.entries()) {
  console.log(`   server ${index + 1}  ${url}`);
}
console.log(`   ${cluster.postgres.url}\n   ${cluster.redis.url}`);
console.log('   Everything is thrown away with Ctrl-C. Kill a server and go on playing.');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    cluster.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
