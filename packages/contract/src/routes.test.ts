import { expect, test } from 'vitest';
import { callerIdFields } from './call-schemas.ts';
import { calls } from './contract.ts';

test('a body that names its caller has a field for it, and every group call with one names them', () => {
  const named = calls.filter(({ namesCaller }) => namesCaller);
  const ofGroups = calls.filter(({ path }) => path.startsWith('/api/groups'));
  expect(named.map(({ body }) => callerIdFields(body))).toEqual(named.map(() => ['userId']));
  expect(named).toEqual(ofGroups.filter(({ body }) => callerIdFields(body).length > 0));
});
