import { expect, test } from 'vitest';
import { chooseSteps, findSkippedParts, findSkippedSteps } from './choose-steps.ts';

const all = [{ name: 'types' }, { name: 'lint' }, { name: 'units' }];

test('without a choice every step runs', () => {
  expect(chooseSteps(all, [])).toEqual({ steps: all, isThorough: false });
});

test('chosen steps run in their usual order', () => {
  expect(chooseSteps(all, ['--only', 'units, types', '--thorough'])).toEqual({
    steps: [{ name: 'types' }, { name: 'units' }],
    isThorough: true,
  });
});

test.each(['linters', 'lint,,units', ''])('an unknown step is an error: %j', (only) => {
  expect(() => chooseSteps(all, [`--only=${only}`])).toThrow(
    /Unknown step.*There are types, lint, units/,
  );
});

test('an unknown option is an error', () => {
  expect(() => chooseSteps(all, ['--onyl', 'lint'])).toThrow();
});

test('a step is left out only for what it needs itself', () => {
  const steps = [
    { name: 'units', needs: [] },
    { name: 'server', needs: ['PostgreSQL' as const, 'Redis' as const] },
    { name: 'journeys', needs: ['Chromium' as const] },
  ];
  expect(findSkippedSteps(steps, ['Redis'])).toEqual([{ name: 'server', lacks: ['Redis'] }]);
});

test('a part that this machine can not run is left out by its name, and the rest of its step runs', () => {
  const steps = [
    { name: 'units' },
    {
      name: 'trials',
      parts: [
        { name: 'full disk', lacks: () => 'right to mount' },
        { name: 'lost link', lacks: () => undefined },
      ],
    },
  ];
  expect(findSkippedParts(steps)).toEqual([
    { name: 'trials: full disk', lacks: ['right to mount'] },
  ]);
});
