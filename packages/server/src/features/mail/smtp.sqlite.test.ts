import { afterEach, describe, expect, test } from 'vitest';
import { makeTestCertificate } from '../../testing/test-certificate.ts';
import { TestMailServer } from '../../testing/test-mail-server.ts';
import { Smtp } from './smtp.ts';

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const mail = {
  id: 'mail_1',
  to: 'anna@example.org',
  content: { subject: 'Tea & honey', paragraphs: ['One <two> “three”.', 'Four.'] },
};
const from = 'Bee Jinx <bee@play.example.org>';

async function serverWith(options: Parameters<typeof TestMailServer.open>[0]) {
  const server = await TestMailServer.open(options);
  opened.push(server);
  return server;
}

function smtpAt(smtpUrl: string, options: ConstructorParameters<typeof Smtp>[1] = {}): Smtp {
  const smtp = new Smtp({ smtpUrl, from }, options);
  opened.push(smtp);
  return smtp;
}

describe('a mail', () => {
  test('arrives as text and as HTML, with what a mailbox needs to know of it', async () => {
    const server = await serverWith({});
    await smtpAt(server.url).send(mail);
    expect(server.received).toMatchObject([
      {
        from: 'bee@play.example.org',
        to: 'anna@example.org',
        headers: {
          from,
          to: 'anna@example.org',
          subject: 'Tea & honey',
          'message-id': '<mail_1@play.example.org>',
          'auto-submitted': 'auto-generated',
        },
        text: expect.stringContaining('One <two> “three”.\n\nFour.'),
        html: expect.stringContaining('<p>One &lt;two&gt; “three”.</p><p>Four.</p>'),
      },
    ]);
    expect(server.received[0]?.html).not.toMatch(/<img|src=/);
    expect(server.received[0]?.headers).not.toHaveProperty('list-unsubscribe');
  });

  test('has its link after the first paragraph, and says how to get no more of them', async () => {
    const server = await serverWith({});
    const link = { label: 'Play & win', url: 'https://play.example.org/?a=1&b="2"' };
    const unsubscribe = {
      page: 'https://play.example.org/off?x=<y>',
      oneClick: 'https://play.example.org/api/off?token=abc',
    };
    const content = { ...mail.content, link, unsubscribe };
    await smtpAt(server.url).send({ ...mail, content });
    const [received] = server.received;
    expect(received?.headers).toMatchObject({
      'list-unsubscribe': `<${unsubscribe.oneClick}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(received?.text.trimEnd()).toBe(
      [
        'One <two> “three”.',
        `Play & win:\n${link.url}`,
        'Four.',
        `No more reminders:\n${unsubscribe.page}`,
        'Bee Jinx',
      ].join('\n\n'),
    );
    expect(received?.html.trimEnd()).toBe(
      [
        '<!doctype html><html lang="en">',
        '<body style="font-family:sans-serif;line-height:1.5;max-width:36em">',
        '<p>One &lt;two&gt; “three”.</p>',
        '<p><a href="https://play.example.org/?a=1&amp;b=&quot;2&quot;">Play &amp; win</a></p>',
        '<p>Four.</p>',
        '<p><a href="https://play.example.org/off?x=&lt;y&gt;">No more reminders</a></p>',
        '<p>Bee Jinx</p></body></html>',
      ].join(''),
    );
  });

  test.each([
    ['bee@play.example.org', '<mail_1@play.example.org>'],
    ['Bee Jinx', '<mail_1@localhost>'],
  ])('from %s has the id %s', async (sender, messageId) => {
    const server = await serverWith({});
    const smtp = new Smtp({ smtpUrl: server.url, from: sender });
    opened.push(smtp);
    await smtp.send(mail).catch(() => {});
    for (const { headers } of server.received) expect(headers['message-id']).toBe(messageId);
  });

  test('needs no name and password', async () => {
    const server = await serverWith({});
    await smtpAt(server.url.replace('127.0.0.1', 'localhost')).send(mail);
    expect(server.received).toMatchObject([{ auth: undefined, wasEncrypted: false }]);
  });

  test('proves to the server who sends it, with a password that has any signs in it', async () => {
    const server = await serverWith({});
    const url = server.url.replace('//', '//bee%40example.org:p%40ss%3A%2F@');
    await smtpAt(url).send(mail);
    expect(server.received[0]?.auth).toBe('\0bee@example.org\0p@ss:/');
  });

  test('has one line for each header, whatever an address is said to be', async () => {
    const server = await serverWith({});
    const to = 'anna@example.org\r\nBcc: all@example.org';
    await smtpAt(server.url)
      .send({ ...mail, to })
      .catch(() => {});
    for (const { headers } of server.received) expect(headers).not.toHaveProperty('bcc');
  });
});

describe('TLS', () => {
  test('is required: a server that offers none gets nothing', async () => {
    const server = await serverWith({});
    const sending = smtpAt(server.url, { demandTls: true }).send(mail);
    await expect(sending).rejects.toMatchObject({ code: 'ETLS' });
    expect(server.received).toEqual([]);
  });

  test('is required of every server that isn’t on this machine', async () => {
    const { received, url } = await serverWith({ host: '127.0.0.2' });
    await expect(smtpAt(url).send(mail)).rejects.toMatchObject({ code: 'ETLS' });
    expect(received).toEqual([]);
  });

  test('is not used on this machine, also where it is offered', async () => {
    const server = await serverWith({ certificate: makeTestCertificate() });
    await smtpAt(server.url).send(mail);
    expect(server.received).toMatchObject([{ wasEncrypted: false }]);
  });

  test.each([false, true])(
    'from the start: %s, with a certificate that we trust, is used',
    async (isImplicit) => {
      const certificate = makeTestCertificate();
      const server = await serverWith({ certificate, isImplicit });
      await smtpAt(server.url, { demandTls: true, ca: certificate.cert }).send(mail);
      expect(server.received).toMatchObject([{ wasEncrypted: true }]);
    },
  );

  test.each([false, true])(
    'from the start: %s, with a certificate that nobody vouches for, is refused',
    async (isImplicit) => {
      const server = await serverWith({ certificate: makeTestCertificate(), isImplicit });
      await expect(smtpAt(server.url, { demandTls: true }).send(mail)).rejects.toThrow(
        /certificate/,
      );
      expect(server.received).toEqual([]);
    },
  );
});

test('a server that never replies times out', async () => {
  const server = await serverWith({});
  server.answers.push('silent');
  const sending = smtpAt(server.url, { stepTimeoutMs: 200 }).send(mail);
  await expect(sending).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});
