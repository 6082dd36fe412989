/** Whether a page plays this player (docs/decisions/012). Told by the id alone: it costs no question, and no join forgets it. */
export function isSimulated(playerId: string): boolean {
  return playerId.startsWith('sim_');
}
