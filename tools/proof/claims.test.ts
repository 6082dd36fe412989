// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings below are names in source text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process/root.ts';
import { parseSpecificationMap } from '../specification/specification-map.ts';
import { toClaim, toNamePattern } from './claims.ts';
import { faults } from './faults.ts';
import { journeyFaults } from './journey-faults.ts';

test.each([
  ['after %i games is %d', 'after 3 games is 0.6', true],
  ['by %2$s it is %3$s', 'by modal_accept it is granted', true],
  ['to the provider ${toProvider}', 'granted: to the provider nothing', true],
  ['is 50 % (of all)', 'it is 50 % (of all)', true],
  ['after %i games is %d', 'after 3 dances is 0.6', false],
])('%s is a name of “%s”: %j', (name, test, isMatch) => {
  expect(new RegExp(toNamePattern(name)).test(test)).toBe(isMatch);
});

test('a row that only journeys prove is one of those', () => {
  const row = { line: 1, says: 'a', doneIn: '`packages/game/src/tier.ts`' };
  const journey = '`e2e/daily.spec.ts` "plays"';
  expect(toClaim({ ...row, provenBy: journey })).toMatchObject({
    isJourney: true,
    tests: [],
    journeys: [{ path: 'e2e/daily.spec.ts', namePattern: toNamePattern('plays') }],
  });
  const both = `${journey}, \`packages/game/src/tier.test.ts\` "tier"`;
  expect(toClaim({ ...row, provenBy: both })).toMatchObject({
    isJourney: false,
    tests: [{ path: 'packages/game/src/tier.test.ts', namePattern: toNamePattern('tier') }],
  });
});

const rows = parseSpecificationMap(readFileSync(join(root, 'docs/specification.md'), 'utf8'));

test.each([...faults, ...journeyFaults])(
  'the fault for “$row” can be planted',
  ({ row, path, find }) => {
    expect(rows.some(({ says }) => says.startsWith(row))).toBe(true);
    expect(readFileSync(join(root, path), 'utf8').split(find)).toHaveLength(2);
  },
);
