import { afterEach, expect, test, vi } from 'vitest';
import { isMotionAllowed, watchMotionAllowed } from './motion.ts';

let setting: { notify(): void; observed: unknown[]; isOff: boolean };

function stubPage(motion?: string, isReducedBySystem = false) {
  const system = Object.assign(new EventTarget(), { matches: isReducedBySystem });
  const documentElement = { dataset: motion === undefined ? {} : { motion } };
  vi.stubGlobal('document', { documentElement });
  vi.stubGlobal('matchMedia', (query: string) => {
    expect(query).toBe('(prefers-reduced-motion: reduce)');
    return system;
  });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(notify: () => void) {
        setting = { notify, observed: [], isOff: false };
      }
      observe(...observed: unknown[]): void {
        setting.observed = observed;
      }
      disconnect(): void {
        setting.isOff = true;
      }
    },
  );
  return { system, documentElement };
}

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [undefined, false, true],
  ['reduced', false, false],
  [undefined, true, false],
])(
  'with the setting %s, and reduced by the system: %s, motion is allowed: %s',
  (motion, isReduced, isAllowed) => {
    stubPage(motion, isReduced);
    expect(isMotionAllowed()).toBe(isAllowed);
  },
);

test('who watches is told at once, and of changes of the system and of the setting', () => {
  const { system, documentElement } = stubPage();
  const onChange = vi.fn();
  const stop = watchMotionAllowed(onChange);
  system.matches = true;
  system.dispatchEvent(new Event('change'));
  system.matches = false;
  setting.notify();
  expect(onChange.mock.calls).toEqual([[true], [false], [true]]);
  expect(setting.observed).toEqual([documentElement, { attributeFilter: ['data-motion'] }]);
  stop();
  system.dispatchEvent(new Event('change'));
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(setting.isOff).toBe(true);
});
