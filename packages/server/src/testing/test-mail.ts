import { expect } from 'vitest';
import { TestMailServer } from './test-mail-server.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export const mailOrigin = 'https://play.example.org';

const mailSettings = ({ url }: TestMailServer) => ({
  SMTP_URL: url,
  MAIL_FROM: 'Bee Jinx <bee@play.example.org>',
  PUBLIC_URL: mailOrigin,
});

/** A server that sends mail, and its SMTP server. */
export async function startMailingServer(
  options: { at?: number } = {},
): Promise<{ server: TestServer; mails: TestMailServer }> {
  const mails = await TestMailServer.open();
  const server = await startTestServer({ settings: mailSettings(mails), ...options });
  return { server, mails };
}

export const mailsTo = ({ received }: TestMailServer, address: string) =>
  received.filter(({ to }) => to === address);

/** Waits for `count` mails to an address and returns their subjects. */
export async function subjectsTo(mails: TestMailServer, address: string, count: number) {
  await expect.poll(() => mailsTo(mails, address).length).toBeGreaterThanOrEqual(count);
  return mailsTo(mails, address).map(({ headers }) => headers.subject);
}

export const tokenIn = (text: string): string => /#token=([\w-]+)/.exec(text)?.[1] ?? '';
