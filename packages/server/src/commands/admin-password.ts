import { createInterface } from 'node:readline/promises';
import { parsePassword, passwordFaultMessages } from '@bee-jinx/game';
import { InvalidConfig } from '../config.ts';
import { isCommonPassword } from '../features/accounts/validate-credentials.ts';
import { hashPassword } from '../platform/password-hash.ts';
import { runCommand } from './command.ts';

/** npm run admin-password: asks for it, or takes a line from a pipe; never an argument, which others could see. */
runCommand(async () => {
  const typed = await readLine('The admin’s password (10 characters or more): ');
  const ruling = parsePassword(typed, { isCommon: isCommonPassword, personal: [] });
  if (!ruling.ok) throw new InvalidConfig(passwordFaultMessages[ruling.fault]);
  const hash = await hashPassword(ruling.password);
  return `Put this line into the server’s settings (.env; under systemd /etc/bee-jinx.env), then start the server anew:\n\nADMIN_PASSWORD_HASH='${hash}'`;
});

async function readLine(question: string): Promise<string> {
  const { stdin, stdout } = process;
  const lines = createInterface({ input: stdin, terminal: false });
  if (stdin.isTTY) stdout.write(question);
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
  }
}
