import type { Swarm } from '@bee-jinx/contract/browser';
import type { PlayedGame } from '../../../domain/play/play-reducer.ts';

interface PlayedSwarm extends PlayedGame {
  swarm: Swarm;
}

/** The swarm as the play engine needs it: a field for my word. The words of the others are the board's. */
export function toPlayedSwarm(swarm: Swarm): PlayedSwarm {
  const me = swarm.seats.find(({ isMe }) => isMe);
  const isIn = me !== undefined && me.fromRound <= swarm.round;
  return {
    swarm,
    version: swarm.version,
    rounds: swarm.rounds.map(({ round, words, isJinx }) => ({
      round,
      yours: words.find(({ seat }) => seat === swarm.mySeat)?.word ?? '',
      theirs: '',
      warmth: isJinx ? 100 : 0,
    })),
    status: swarm.status === 'over' ? 'over' : isIn ? 'playing' : 'paused',
    sealedWord: swarm.word,
    sealsInField: true,
  };
}
