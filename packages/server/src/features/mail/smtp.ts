import { createTransport } from 'nodemailer';

/** The content before rendering. Contains nothing that a player chose but an e-mail address. */
export interface MailContent {
  subject: string;
  paragraphs: string[];
  /** Shown after the first paragraph. */
  link?: { label: string; url: string };
  /** Of a mail that comes again: a page that turns it off, and what a mail program calls for that (RFC 8058). */
  unsubscribe?: { page: string; oneClick: string };
}

/** As plain text and simple HTML, without images or tracking. */
function renderMail({ paragraphs, link, unsubscribe }: MailContent): {
  text: string;
  html: string;
} {
  const [lead = '', ...rest] = paragraphs;
  const linkText = link ? [`${link.label}:\n${link.url}`] : [];
  const linkHtml = link ? [`<a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a>`] : [];
  const html = [escapeHtml(lead), ...linkHtml, ...rest.map(escapeHtml)].map(
    (part) => `<p>${part}</p>`,
  );
  if (unsubscribe) {
    rest.push(`No more reminders:\n${unsubscribe.page}`);
    html.push(`<p><a href="${escapeHtml(unsubscribe.page)}">No more reminders</a></p>`);
  }
  return {
    text: `${[lead, ...linkText, ...rest].join('\n\n')}\n\nBee Jinx\n`,
    html: `<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5;max-width:36em">${html.join('')}<p>Bee Jinx</p></body></html>`,
  };
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? '');

export interface MailSettings {
  smtpUrl: string;
  from: string;
}

export interface Mail {
  id: string;
  to: string;
  content: MailContent;
}

/** Of one SMTP step, and of a whole delivery. */
const stepTimeoutMs = 10_000;
const deliveryTimeoutMs = 45_000;

const loopback = ['localhost', '127.0.0.1', '[::1]'];

interface SmtpOptions {
  /** Not needed on the loopback interface. */
  demandTls?: boolean;
  /** Certificates to trust besides the system's, for tests. */
  ca?: string;
  stepTimeoutMs?: number;
}

/** The only module that speaks SMTP. Requires verified TLS, except on the loopback interface. */
export class Smtp {
  readonly #transport;
  readonly #from: string;
  readonly #host: string;

  constructor({ smtpUrl, from }: MailSettings, options: SmtpOptions = {}) {
    const url = new URL(smtpUrl);
    const isHere = loopback.includes(url.hostname);
    const demandTls = options.demandTls ?? !isHere;
    const waitMs = options.stepTimeoutMs ?? stepTimeoutMs;
    this.#from = from;
    this.#host = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
    this.#transport = createTransport({
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
      secure: url.protocol === 'smtps:',
      requireTLS: demandTls,
      ignoreTLS: !demandTls,
      tls: { minVersion: 'TLSv1.2', ...(options.ca && { ca: options.ca }) },
      ...(url.username && {
        auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      }),
      connectionTimeout: waitMs,
      greetingTimeout: waitMs,
      socketTimeout: waitMs,
      dnsTimeout: waitMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** A repeated mail has the same Message-ID, so that a mailbox can show it once. */
  async send({ id, to, content }: Mail): Promise<void> {
    const sending = this.#transport.sendMail({
      from: this.#from,
      to: { name: '', address: to },
      subject: content.subject,
      messageId: `<${id}@${this.#host}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(content.unsubscribe && {
          'List-Unsubscribe': `<${content.unsubscribe.oneClick}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      ...renderMail(content),
    });
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, refuse) => {
      timer = setTimeout(
        () => refuse(new Error('The mail server kept us waiting.')),
        deliveryTimeoutMs,
      );
    });
    await Promise.race([sending, tooLong]).finally(() => clearTimeout(timer));
  }

  close(): void {
    this.#transport.close();
  }
}
