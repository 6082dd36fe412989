import { Cluster } from '../../tools/services/cluster.ts';
import { findHaproxy } from '../../tools/services/find-programs.ts';
import { Ledger } from './ledger.ts';
import type { Fault } from './verdict.ts';

const dances = 6;
const words = 20;

export const rollingRestart: Fault = {
  name: 'SIGTERM under load, server after server',
  times: { short: 2, long: 30 },
  lacks: () => (findHaproxy() ? undefined : 'HAProxy is not installed'),
  run: async (times) => {
    const cluster = await Cluster.start({ servers: 2 });
    const ledger = new Ledger();
    await ledger.open(cluster.url, dances);
    const end = new AbortController();
    const playing = ledger.play(cluster.url, end.signal);
    let survived = 0;
    for (let time = 0; time < times; time += 1) {
      const refusedBefore = ledger.refused;
      const playedOn = await ledger.waitForWords(words);
      await cluster.stopServer(time % 2);
      await cluster.startServer(time % 2);
      const wentOn = await ledger.waitForWords(words);
      if (playedOn && wentOn && ledger.refused === refusedBefore) survived += 1;
    }
    end.abort();
    await playing;
    const found = await ledger.compare(cluster.url);
    await cluster.stop();
    const remark = `${ledger.refused} of ${ledger.acknowledged} calls failed`;
    return { tried: times, survived, ...found, leaked: ledger.leaked, remark };
  },
};
