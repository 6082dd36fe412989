import { currentGameMode } from '../../domain/analytics/game-mode.ts';
import { track } from '../../domain/analytics/track.ts';
import { loadOwnLevel } from '../../domain/play/own-stats.ts';

export function trackTutorialStart(): void {
  track({
    eventType: 'GAME_START',
    eventData: {
      game_type: 'tutorial',
      is_tutorial: true,
      user_level: loadOwnLevel(),
      mode: currentGameMode(),
    },
  });
}
