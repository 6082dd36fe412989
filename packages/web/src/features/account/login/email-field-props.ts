/** Whoever finds out that they have no account yet types their address once. */
export interface EmailFieldProps {
  email: string;
  onEmail(email: string): void;
}
