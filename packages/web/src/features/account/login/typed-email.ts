/** Whoever finds out that they have no account yet types their address once. */
export interface TypedEmail {
  email: string;
  onEmail(email: string): void;
}
