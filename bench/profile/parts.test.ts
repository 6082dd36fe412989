import { expect, test } from 'vitest';
import { callTree } from './cpu-profile.ts';
import { flameGraph } from './flame-graph.ts';
import { timeByPart } from './parts.ts';

const frame = (functionName: string, url = '') => ({ functionName, url });
const server = 'file:///game/packages/server/src';

/** Root → a dance's presenting → JSON.parse and a rule; and one sample from before the measuring. */
const profile = {
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 5, 6] },
    {
      id: 2,
      callFrame: frame('present', `${server}/features/dance/present-dance.ts`),
      children: [3, 4],
    },
    { id: 3, callFrame: frame('parse') },
    { id: 4, callFrame: frame('viewFor', 'file:///game/packages/game/src/dance-view.ts') },
    { id: 5, callFrame: frame('(idle)') },
    { id: 6, callFrame: frame('(garbage collector)') },
  ],
  samples: [4, 2, 3, 4, 5, 6],
  timeDeltas: [1000, 10, 20, 30, 500, 40],
};

test('time goes to the part of the nearest caller that has one, without waiting and warm-up', () => {
  const tree = callTree(profile, 600);
  expect(tree.totalUs).toBe(100);
  expect(Object.fromEntries(timeByPart(tree))).toMatchObject({
    presenting: 30,
    rule: 30,
    'garbage collection': 40,
  });
});

test('a flame graph has a box per function, as wide as its share', () => {
  const svg = flameGraph('a <call>', callTree(profile, 600));
  expect(svg).toContain('a &#60;call&#62;');
  expect(svg.match(/<rect/g)).toHaveLength(5);
  expect(svg).toMatch(/present server\/features\/dance\/present-dance\.ts 60\.0 %/);
});
