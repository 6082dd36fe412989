import { startDance } from '../test-dance.ts';
import { newPlayer, type TestPlayer } from '../test-player.ts';
import { must } from './must.ts';

/** Rounds of the dance that is multiplied: twice as many words. */
export const danceRounds = 9;

export async function playDances(url: string, anna: TestPlayer, ben: TestPlayer): Promise<void> {
  const dance = await startDance(url, { maxRounds: 20 }, [anna, ben]);
  const { gameId } = dance;
  for (let round = 1; round < danceRounds; round += 1) await dance.miss(round);
  await must(anna, 'danceStatus', { query: { withPlayer: ben.player.userId } });
  await must(anna, 'activeDances', {});
  await must(anna, 'processRound', { body: { gameId, roundNumber: danceRounds } });
  await dance.say(0, danceRounds, 'honeymoon');
  const nudge = { recipientUserId: ben.player.userId, gameId, roundNumber: danceRounds };
  await must(anna, 'nudge', { body: nudge });
  await dance.say(1, danceRounds, 'honeymoon');
  for (const player of [anna, ben]) {
    await must(player, 'shareDance', { body: { gameId, allow: true } });
  }
  const { sharing } = await dance.read(0);
  await must(anna, 'readReplay', { params: { replayId: sharing?.replayId ?? '' } });
  const withBen = { opponentId: ben.player.userId };
  await must(anna, 'danceStats', { query: {} });
  await must(anna, 'danceStats', { query: { scope: 'headtohead', ...withBen, include: 'recent' } });
  await must(anna, 'danceHistory', { query: {} });
  await must(anna, 'danceHistory', { query: withBen });
  const again = await must(anna, 'rematchDance', { body: withBen });
  const rematch = again.game.gameId;
  await must(ben, 'respondToInvite', { body: { gameId: rematch, accept: true } });
  await must(anna, 'abandonDance', { body: { gameId: rematch } });
  await playOtherEnds(url);
  await findEachOther(url);
  // Stays open, to be multiplied as such.
  await (await startDance(url, {}, [anna, ben])).miss(1);
}

async function playOtherEnds(url: string): Promise<void> {
  const near = await startDance(url);
  await near.miss(1);
  for (const player of near.players) {
    await must(player, 'thatCounts', { body: { gameId: near.gameId, roundNumber: 1 } });
  }
  const long = await startDance(url, { maxRounds: 3 });
  for (const round of [1, 2, 3]) await long.miss(round);
  const stop = { gameId: long.gameId, decision: 'stop' } as const;
  await must(long.players[0], 'continueDecision', { body: stop });
  const [host, guest] = [await newPlayer(url), await newPlayer(url)];
  const { game } = await must(host, 'inviteToDance', { body: {} });
  await must(guest, 'previewInvite', { params: { gameId: game.gameId } });
  await must(guest, 'respondToInvite', { body: { gameId: game.gameId, accept: true } });
}

async function findEachOther(url: string): Promise<void> {
  const [one, other, third] = [await newPlayer(url), await newPlayer(url), await newPlayer(url)];
  await must(one, 'findPartner', { body: {} });
  await must(other, 'findPartner', { body: {} });
  await must(third, 'findPartner', { body: { withBee: true } });
  await must(third, 'stopFindingPartner', {});
}
