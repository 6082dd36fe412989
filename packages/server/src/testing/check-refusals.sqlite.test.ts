import fastify from 'fastify';
import { expect, test } from 'vitest';
import { watchRefusals } from './check-refusals.ts';

test('a code that a call’s contract lacks fails the suite with the line to write', async () => {
  const app = fastify();
  const check = watchRefusals(app);
  let code = 'slope_fixed';
  app.post('/api/jinx-daily/slope', (_request, reply) =>
    reply.code(409).send({ error: { code, message: '' } }),
  );
  const slope = () => app.inject({ method: 'POST', url: '/api/jinx-daily/slope' });
  await slope();
  expect(check).not.toThrow();
  code = 'not_host';
  await slope();
  expect(check).toThrow(
    `POST /api/jinx-daily/slope answered 403 not_host, which its contract doesn't name.
Find \`chooseSlope: {\` in packages/contract/src and let its \`refuses\` be this line:
    refuses: ['puzzle_not_yet', 'puzzle_finished', 'slope_fixed', 'not_host'],`,
  );
});
