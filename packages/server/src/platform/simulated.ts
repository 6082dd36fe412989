/** Whether a page plays this player (docs/decisions/012). The id alone says so, without a query. */
export function isSimulated(playerId: string): boolean {
  return playerId.startsWith('sim_');
}
