/** What an admin did, for the audit trail. */
export interface AuditEntry {
  playerId: string | undefined;
  act: string;
  requestId: string;
  /** The player it concerns. */
  about?: string;
  /** Why the admin did it. */
  reason?: string;
}
