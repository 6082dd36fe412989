import { ownLevel } from '../../api/own-stats.ts';
import { gameModeAt } from '../../platform/game-mode.ts';
import { track } from '../../platform/track.ts';

export function trackTutorial(): void {
  track({
    eventType: 'GAME_START',
    eventData: {
      game_type: 'tutorial',
      is_tutorial: true,
      user_level: ownLevel(),
      mode: gameModeAt(location.pathname),
    },
  });
}
