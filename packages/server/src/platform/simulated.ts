/** Whether a page plays this player (docs/decisions/012). Told by the id alone, without a query. */
export function isSimulated(playerId: string): boolean {
  return playerId.startsWith('sim_');
}
