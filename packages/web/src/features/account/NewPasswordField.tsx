import { TextField } from '../../ui/text-field/TextField.tsx';

interface NewPasswordFieldProps {
  /** Who is signed out when it is set. */
  signedOut: 'All your devices' | 'Your other devices';
  fault: string | undefined;
  password: string;
  onType(password: string): void;
}

export function NewPasswordField({ signedOut, fault, password, onType }: NewPasswordFieldProps) {
  return (
    <TextField
      label="New password"
      name="newPassword"
      type="password"
      autoComplete="new-password"
      hint={`At least 10 characters. ${signedOut} are signed out.`}
      fault={fault}
      value={password}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
