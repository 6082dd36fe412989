export interface SimulatorTables {
  simulated_players: SimulatedPlayersTable;
}

/** Seats that a simulator page plays. Their players' ids begin with sim_, which keeps them out of every count. */
interface SimulatedPlayersTable {
  player_id: string;
  /** Null when the owner is deleted; a sweep deletes old seats. */
  owner_id: string | null;
  purpose: 'simulator' | 'test-rig' | 'swarm';
  made_at: number;
}
