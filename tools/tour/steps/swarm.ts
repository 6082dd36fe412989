import { playSwarm } from '../scenes.ts';
import { type Step, stepsWith, waitForHeading } from '../step.ts';

const swarm = stepsWith({ path: '/jinx/swarm', player: 'stranger' });

const rounds = [
  ['sand', 'sand', 'wave', 'beach', 'beach', 'sand'],
  ['castle', 'summer', 'summer', 'castle', 'castle', 'holiday'],
] as const;
const jinx = [...rounds, ['king', 'king', 'king', 'king', 'king', 'king']] as const;

export const steps: Step[] = [
  swarm('swarms', (page) => waitForHeading(page, 'Swarm')),
  swarm(
    'swarm-lobby',
    async (page) => {
      await page.goto(`/jinx/swarm/${await playSwarm(page, { isStarted: false })}`);
      await waitForHeading(page, 'At the table: 6');
    },
    { extent: 'everything' },
  ),
  swarm(
    'swarm-my-word-sealed',
    async (page) => {
      const code = await playSwarm(page, { rounds: [...rounds, ['king', 'queen', 'king']] });
      await page.goto(`/jinx/swarm/${code}`);
      await page.getByRole('button', { name: /^Turn over without/ }).waitFor();
    },
    { extent: 'everything', docs: true },
  ),
  swarm(
    'swarm-result',
    async (page) => {
      await page.goto(`/jinx/swarm/${await playSwarm(page, { rounds: jinx })}`);
      await waitForHeading(page, 'Swarm jinx in 3');
    },
    { extent: 'everything', docs: true },
  ),
  swarm('swarm-table-lobby', async (page) => {
    await page.goto(`/jinx/swarm/${await playSwarm(page, { isStarted: false })}/table`);
    await waitForHeading(page, 'At the table: 6');
  }),
  swarm(
    'swarm-table',
    async (page) => {
      const code = await playSwarm(page, {
        rounds: [...rounds, ['king', 'queen', undefined, 'king']],
      });
      await page.goto(`/jinx/swarm/${code}/table`);
      await waitForHeading(page, 'Round 3 of 8');
    },
    { extent: 'everything', docs: true },
  ),
  swarm(
    'swarm-table-end',
    async (page) => {
      await page.goto(`/jinx/swarm/${await playSwarm(page, { rounds: jinx })}/table`);
      await waitForHeading(page, 'Swarm jinx in 3: king');
    },
    { extent: 'everything', docs: true },
  ),
];
