export interface AdminTables {
  audit_trail: AuditTrailTable;
}

interface AuditTrailTable {
  number: number;
  at: number;
  player_id: string | null;
  act: string;
  request_id: string;
  /** The player to whom it was done. */
  about: string | null;
  reason: string | null;
}
